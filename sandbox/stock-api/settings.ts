/** The one company the sandbox serves; any other is unknown. */
export const companyId = 'demo-dealer';

export const defaultSize = 240;
export const defaultSeed = 1;
