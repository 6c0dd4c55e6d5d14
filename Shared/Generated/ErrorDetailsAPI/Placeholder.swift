// Replaced by make generate.
