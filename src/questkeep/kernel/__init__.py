"""The kernel: the contract every game fulfils. Pure: no files, no clock, no hidden luck."""
