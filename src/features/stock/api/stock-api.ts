/** The stock API: its origin (with an optional path, no trailing slash) and the company's identifier. */
export type StockApi = { url: string; companyId: string };

/** Timeouts in milliseconds. The build waits longer than a visitor. */
export const timeouts = { build: 30_000, browser: 15_000 } as const;
