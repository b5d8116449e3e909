import { toMarkedParts } from '../../model/suggestions/suggestion-words';

import * as styles from './suggestion-list.module.css';

/**
 * A text in which the letters that `words` (`toWords`) begin stand out; with other words all of it is new
 * (`live-text.tsx`).
 */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  return (
    <span>
      <span key={[text, ...words].join(' ')}>
        {toMarkedParts(text, words).map((part, place) =>
          part.isMarked ? (
            <mark key={place} className={styles.mark}>
              {part.text}
            </mark>
          ) : (
            part.text
          ),
        )}
      </span>
    </span>
  );
}
