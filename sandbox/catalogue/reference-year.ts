/** The year of the catalogue. It is constant, so that a new year does not change every machine. */
export const referenceYear = 2026;
