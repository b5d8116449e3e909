import { useEffect, useId, useRef, useState } from 'react';

import { isComposing } from '@/lib/composing';

import * as styles from './filter-panel.module.css';

type Props = {
  label: string;
  /** What is shown before and behind the field; the label says it to those who cannot see it. */
  prefix?: string;
  suffix?: string;
  placeholder?: string;
  /** What is applied, as it is read, and as it is typed. */
  value: string;
  plainValue?: string;
  numeric?: boolean;
  /**
   * What is wrong with a text that cannot be applied; it stays in the field, with these words. Null when nothing is.
   */
  toHint?: (text: string) => string | null;
  /** Called a moment after the last key, and when the field is left. */
  onText: (text: string, step: 'typing' | 'done') => void;
};

const delayMs = 600;

/** A field whose text is applied while it is typed; what was applied elsewhere shows in it, too. */
export function TypedField({
  label,
  prefix,
  suffix,
  placeholder,
  value,
  plainValue = value,
  numeric = false,
  toHint = () => null,
  onText,
}: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  /** Whether the next other value is what was typed here. */
  const [isSent, setIsSent] = useState(false);
  if (seen !== value) {
    setSeen(value);
    // Applied elsewhere, by Back or a chip: left in the field, the draft would undo that when the field is left.
    if (hint !== null || !isSent) setDraft(null);
    setIsSent(false);
    setHint(null);
  }
  const [isFocused, setIsFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const finish = () => {
    clearTimeout(timer.current);
    if (draft === null) return;
    const nextHint = toHint(draft);
    setHint(nextHint);
    if (nextHint !== null) return;
    onText(draft, 'done');
    setDraft(null);
  };
  return (
    <div className={styles.field}>
      {prefix !== undefined && <span aria-hidden="true">{prefix}</span>}
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode={numeric ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={numeric ? 20 : 100}
        placeholder={placeholder}
        aria-invalid={hint !== null}
        aria-describedby={hint === null ? undefined : `${id}-hint`}
        value={draft ?? (isFocused ? plainValue : value)}
        onChange={({ target }) => {
          setDraft(target.value);
          setHint(null);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            setIsSent(toHint(target.value) === null && target.value !== plainValue);
            onText(target.value, 'typing');
          }, delayMs);
        }}
        onFocus={() => setIsFocused(true)}
        onBlur={() => {
          setIsFocused(false);
          finish();
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !isComposing(nativeEvent)) finish();
        }}
      />
      {suffix !== undefined && <span aria-hidden="true">{suffix}</span>}
      {hint !== null && (
        <p key={hint} id={`${id}-hint`} role="alert" className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
