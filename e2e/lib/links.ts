import type { APIRequestContext } from '@playwright/test';

/** The first link on a page, as its HTML has it, that fits a pattern. */
export async function getFirstHref(request: APIRequestContext, path: string, pattern: RegExp): Promise<string> {
  const html = await (await request.get(path)).text();
  for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) if (pattern.test(href)) return href;
  throw new Error(`${path} has no link like ${pattern.source}`);
}
