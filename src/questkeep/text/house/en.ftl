## The house
