import type { Thing, WithContext } from 'schema-dts';

import { formatJsonLd } from '@/lib/json-ld';

/**
 * Structured data, typed by the schema.org vocabulary. It is data, not a script: the Content Security Policy needs no
 * hash for it.
 */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatJsonLd(data) }} />;
}

/**
 * The browser's version of structured data that never changes. The built HTML contains the data, and React keeps a
 * script's content on hydration, so the bundle does not need the code that builds it. Search engines do not read pages
 * opened by client-side navigation.
 */
export function BuiltJsonLd() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{}' }} />;
}
