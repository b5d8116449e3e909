import { useEffect, useState } from 'react';

import * as styles from './item-description.module.css';

type Props = {
  text: string;
  /** The language that the text is in. */
  locale: string;
  /** What the page was built with: the text as the API sent it, and what is safe of it. */
  built: { text: string; html: string } | null;
};

/**
 * The dealer's own words. They may hold simple markup and are never trusted: the build has made them safe, and only a
 * text that has changed since is made safe here, by what is loaded for that alone.
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
        // An old page after a release: what was built stays.
      },
    );
    return () => {
      isLeft = true;
    };
  }, [made, text]);
  return <div className={styles.description} lang={locale} dangerouslySetInnerHTML={{ __html: made?.html ?? '' }} />;
}
