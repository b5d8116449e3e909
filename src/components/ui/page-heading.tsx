import type { CSSProperties } from 'react';

import * as styles from './page-heading.module.css';

/** From so many letters on a word may be longer than a line on a phone. */
const long = 20;

/**
 * The title of a page. A word that would be longer than the line makes it smaller: not every browser can hyphenate each
 * language (Android's has no Dutch), and would cut the word anywhere.
 */
export function PageHeading({ text, lang }: { text: string; lang?: string | undefined }) {
  const longest = Math.max(...text.split(/[\s/-]/).map(({ length }) => length));
  const style = { '--letters': longest } as CSSProperties;
  return (
    <h1 lang={lang} {...(longest < long ? {} : { className: styles.long, style })}>
      {text}
    </h1>
  );
}
