"""The factions of the Woodland, one module for each chapter of the Law from 6 on."""
