/** The name of the kept searches in local storage. */
export const keptSearchesKey = 'kept-searches';
