"""The floe in true size on two pages, to cut out and glue together."""
