import * as v from 'valibot';

const schema = v.pipe(v.string(), v.parseJson(), v.object({ componentChunkName: v.string(), path: v.string() }));

/**
 * Reads from a page's data which template the page is of, and its path; null if they do not say.
 * @param data the text of its `page-data.json`
 * @example readPageTemplate(text) // { template: 'component---src-templates-home-tsx', path: '/de' }
 */
export function readPageTemplate(data: string): { template: string; path: string } | null {
  const parsed = v.safeParse(schema, data);
  return parsed.success ? { template: parsed.output.componentChunkName, path: parsed.output.path } : null;
}
