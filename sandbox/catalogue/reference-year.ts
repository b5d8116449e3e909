/** The year the catalogue is set in. A constant, so that a new year does not change every machine. */
export const referenceYear = 2026;
