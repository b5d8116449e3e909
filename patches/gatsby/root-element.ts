/** Selects the element that Gatsby renders pages into. Its id begins with what is no letter of a selector. */
export const rootSelector = '[id="___gatsby"]';
