import { useEffect, useMemo, useState } from 'react';

import { createTrustedPolicy } from '@/config/create-trusted-policy';

import { hasSafeMarkup } from '../../model/item-page/safe-markup';

import * as styles from './item-description.module.css';

const policy = createTrustedPolicy('description', { createHTML: (html) => (hasSafeMarkup(html) ? html : null) });

/** Letters of which two columns on paper would break a sentence in its midst. */
const shortest = 300;

type Props = {
  text: string;
  /** The language of the text. */
  locale: string;
  /** The built text: as the API sent it, and sanitized. */
  built: { text: string; html: string } | null;
};

/**
 * The dealer's text. Its markup is never trusted: the build sanitizes it. Text that has changed since the build is
 * sanitized in the browser, by a script that loads only then.
 */
export function ItemDescription({ text, locale, built }: Props) {
  const [made, setMade] = useState(built);
  useEffect(() => {
    if (made?.text === text) return;
    let isLeft = false;
    void import('../../model/item-page/description').then(
      ({ toSafeHtml }) => {
        if (!isLeft) setMade({ text, html: toSafeHtml(text) });
      },
      () => {
        // A page from before a release may not find the script: the built text stays.
      },
    );
    return () => {
      isLeft = true;
    };
  }, [made, text]);
  const html = made?.html ?? '';
  // React compares what it is given, and each trusted object is a new one.
  const trusted = useMemo(() => ({ __html: policy.createHTML(html) }), [html]);
  const isShort = html.length < shortest;
  return <div className={styles.description} data-short={isShort} lang={locale} dangerouslySetInnerHTML={trusted} />;
}
