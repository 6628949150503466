"""Speed and size, each as a ratio measured in one run."""
