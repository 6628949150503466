"""The floe from above, in millimetres: the ice, its nets and holes, dice and ice blocks."""
