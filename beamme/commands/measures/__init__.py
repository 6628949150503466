"""What `beamme bench` measures: one module for each group of figures."""
