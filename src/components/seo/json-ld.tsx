import type { Thing, WithContext } from 'schema-dts';

import { useBuilt } from '@/hooks/use-built';
import { formatJsonLd } from '@/lib/json-ld';

/**
 * Structured data, typed by the schema.org vocabulary. It is data, not a script: the Content Security Policy needs no
 * hash for it. Only the build writes it. React keeps it on hydration, and a page that was opened by a link has none:
 * search engines load each page, and React would make the element of a text, which Trusted Types forbid.
 * @param data null in browsers, so that their bundles do without the code that makes it
 * @example <JsonLd data={typeof window === 'undefined' ? toArticleData(article) : null} />
 */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> } | { data: null }) {
  const isBuilt = useBuilt();
  if (!isBuilt) return null;
  const html = typeof window === 'undefined' && data !== null ? formatJsonLd(data) : '{}';
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
