"""The floe from above, in millimetres: ice, nets and holes, dice and ice blocks."""
