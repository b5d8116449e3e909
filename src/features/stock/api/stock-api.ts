/** Which stock API to ask: its origin (with an optional path, no slash at the end) and the company's identifier. */
export type StockApi = { url: string; companyId: string };

/** How long an answer may take. The build waits longer than a visitor. */
export const timeouts = { build: 30_000, browser: 15_000 } as const;
