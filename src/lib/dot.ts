/** Joins parts of a line. A line that is full breaks before it: a dot at the end would hang there. */
export const dot = ' ·\u00a0';
