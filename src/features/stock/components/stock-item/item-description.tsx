import { useEffect, useState } from 'react';

import * as styles from './item-description.module.css';

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
  return <div className={styles.description} lang={locale} dangerouslySetInnerHTML={{ __html: made?.html ?? '' }} />;
}
