/** The key of the categories in the browser's storage (spec section 7, call 4). */
export const storageKey = 'categories';
