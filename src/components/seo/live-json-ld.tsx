import { useEffect, useRef } from 'react';
import type { Thing, WithContext } from 'schema-dts';

import { createTrustedPolicy } from '@/config/create-trusted-policy';
import { useBuilt } from '@/hooks/use-built';
import { formatJsonLd } from '@/lib/json-ld';

/** JSON is no code: it throws for anything else. */
const policy = createTrustedPolicy('data', {
  createScript: (text) => {
    JSON.parse(text);
    return text;
  },
});

/**
 * Structured data that change after the build, or that the build did not know, for search engines that run scripts. Not
 * written by React, which would write it as HTML.
 */
export function LiveJsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  const isBuilt = useBuilt();
  const built = useRef<HTMLScriptElement>(null);
  const text = formatJsonLd(data);
  useEffect(() => {
    const script = built.current ?? document.createElement('script');
    script.type = 'application/ld+json';
    if (script.textContent !== text) script.textContent = policy.createScript(text);
    if (built.current !== null) return;
    document.head.append(script);
    return () => script.remove();
  }, [text]);
  if (!isBuilt) return null;
  const html = typeof window === 'undefined' ? text : '{}';
  return <script ref={built} type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />;
}
