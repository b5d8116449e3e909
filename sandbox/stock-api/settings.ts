/** The only company that the sandbox serves. */
export const companyId = 'demo-dealer';

export const defaultSize = 240;
export const defaultSeed = 1;
