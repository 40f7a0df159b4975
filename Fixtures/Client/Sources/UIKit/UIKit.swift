// The name is all that counts.
