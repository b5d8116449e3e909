import type { Thing, WithContext } from 'schema-dts';

import { formatJsonLd } from '@/lib/json-ld';

/** What a page says to search engines, typed by the vocabulary of schema.org. Data and no script: the policy needs no hash of it. */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: formatJsonLd(data) }} />;
}
