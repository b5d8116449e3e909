import { useEffect, useId, useRef, useState } from 'react';

import { isComposing } from '@/lib/composing';

import * as styles from './filter-panel.module.css';

type Props = {
  label: string;
  /** The text before and behind the field; the label has it for screen readers. */
  prefix?: string;
  suffix?: string;
  placeholder?: string;
  /** The applied value, as it is displayed and as it is typed. */
  value: string;
  plainValue?: string;
  numeric?: boolean;
  /** Whether a number may have letters behind it: a telephone's keys for numbers have none. */
  hasLetters?: boolean;
  /** The id of a text about the field. */
  describedBy?: string;
  /** The error for text that cannot be applied, which stays in the field; null without an error. */
  toHint?: (text: string) => string | null;
  /** Called with each key, for what is said about the text; the error then comes a moment after the last key, too. */
  onDraft?: (text: string) => void;
  /** Called a moment after the last key, and on blur. */
  onText: (text: string, step: 'typing' | 'done') => void;
};

const delayMs = 600;

/** A text field that applies its text during typing and shows a value that was applied elsewhere. */
export function TypedField({
  label,
  prefix,
  suffix,
  placeholder,
  value,
  plainValue = value,
  numeric = false,
  hasLetters = !numeric,
  describedBy,
  toHint = () => null,
  ...on
}: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [hint, setHint] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  /** Whether the next new value was typed in this field. */
  const [isSent, setIsSent] = useState(false);
  if (seen !== value) {
    setSeen(value);
    // Applied elsewhere, by Back or a chip: a draft left in the field would undo the change on blur.
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
    setHint(toHint(draft));
    if (toHint(draft) !== null) return;
    on.onText(draft, 'done');
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
        inputMode={hasLetters ? 'text' : 'numeric'}
        autoComplete="off"
        maxLength={numeric ? 20 : 100}
        placeholder={placeholder}
        aria-invalid={hint !== null}
        aria-describedby={hint === null ? describedBy : `${id}-hint`}
        value={draft ?? (isFocused ? plainValue : value)}
        onChange={({ target }) => {
          setDraft(target.value);
          setHint(null);
          on.onDraft?.(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            setIsSent(toHint(target.value) === null && target.value !== plainValue);
            if (on.onDraft !== undefined) setHint(toHint(target.value));
            on.onText(target.value, 'typing');
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
