// Replaced by its first real file.
