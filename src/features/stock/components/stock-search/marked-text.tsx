import { toMarkedParts } from '../../model/suggestions/suggestion-words';

import * as styles from './suggestion-list.module.css';

/**
 * A text with the letters marked that match the beginning of `words` (`toWords`). New words replace the whole element
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
