// Nothing is called here: the library counts when it is loaded into a program beforehand.
