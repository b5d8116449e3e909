import { hasWords } from '@/lib/has-words';

import * as styles from './text-lines.module.css';

type Props = { text: string | null | undefined; lang?: string | undefined; className?: string };

/** A plain text of the CMS with the editor's line breaks; nothing if it is empty. */
export function TextLines({ text, lang, className }: Props) {
  if (!hasWords(text)) return null;
  return (
    <p className={[styles.lines, className].filter(Boolean).join(' ')} lang={lang}>
      {text}
    </p>
  );
}
