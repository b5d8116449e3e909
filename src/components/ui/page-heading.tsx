import type { CSSProperties } from 'react';

import * as styles from './page-heading.module.css';

/** Words of this many letters or more may be wider than a phone's line. */
const long = 20;

/**
 * The page's `h1`. A word wider than the line reduces the font size: not every browser can hyphenate each language
 * (Android's has no Dutch) and would break the word anywhere.
 */
export function PageHeading({ text, lang }: { text: string; lang?: string | undefined }) {
  const maxLetters = Math.max(...text.split(/[\s/-]/).map(({ length }) => length));
  const style = { '--letters': maxLetters } as CSSProperties;
  return (
    <h1 lang={lang} {...(maxLetters < long ? {} : { className: styles.long, style })}>
      {text}
    </h1>
  );
}
