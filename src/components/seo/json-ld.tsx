import type { Thing, WithContext } from 'schema-dts';

import { formatJsonLd } from '@/lib/json-ld';

/**
 * What a page says to search engines, typed by the vocabulary of schema.org. Data and no script: the policy needs no
 * hash of it.
 */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatJsonLd(data) }} />;
}

/**
 * In a browser, what never changes: the page that was built says it and keeps it, because React leaves a script as it
 * is while it takes a page over; what makes it up is no part of the page's scripts. No search engine reads a page that
 * a link opened.
 */
export function BuiltJsonLd() {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{}' }} />;
}
