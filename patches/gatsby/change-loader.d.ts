/** Changes how Gatsby's router loads the data of pages. To be called before the first page is loaded. */
export function changeLoader(): void;
