import { useId, type ReactNode } from 'react';

import { LiveText } from '@/components/ui/live-text';
import type { Translate } from '@/i18n/text-keys';
import { useTexts } from '@/i18n/use-texts';

import { useToday } from '../../hooks/use-today';
import { examples, isFilledIn } from '../../model/answer/typed-field';
import * as fields from '../form/fields.module.css';

type Kind = 'money' | 'days' | 'number' | 'metres' | 'date' | 'time' | 'text';

type Props = {
  label: string;
  /** Behind the label. */
  unit?: string | null;
  kind: Kind;
  value: string;
  /** Whether what was typed is no number where one is due, and is sent as it is. */
  isUnread?: boolean;
  /** Whether a day before today makes no sense. */
  isFuture?: boolean;
  /** What there is to say of the value. */
  note?: ReactNode;
  onChange: (value: string) => void;
};

const types: Partial<Record<Kind, string>> = { date: 'date', time: 'time' };
const modes: Partial<Record<Kind, 'decimal' | 'numeric'>> = {
  ...{ money: 'decimal', number: 'decimal', metres: 'decimal', days: 'numeric' },
};

/** A labelled field on the answer page, with the keyboard for what is typed. */
export function InputField({
  label,
  unit = null,
  kind,
  value,
  isUnread = false,
  isFuture = false,
  note,
  onChange,
}: Props) {
  const { t } = useTexts();
  const id = useId();
  const today = useToday();
  const problem = toProblem(kind, value, t) ?? (isUnread ? t('answering:asTyped') : null);
  return (
    <div className={fields.field}>
      <label htmlFor={id}>
        {label}
        {unit !== null && <span className={fields.optional}> ({unit})</span>}
      </label>
      <input
        id={id}
        type={types[kind] ?? 'text'}
        inputMode={modes[kind]}
        autoComplete="off"
        min={isFuture ? (today ?? undefined) : undefined}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {note}
      {problem !== null && (
        <p id={`${id}-problem`} className={fields.problem}>
          <LiveText>{problem}</LiveText>
        </p>
      )}
    </div>
  );
}

/** What is wrong with what was typed; null for nothing. The number of days and amounts have no words in a sentence. */
function toProblem(kind: Kind, value: string, t: Translate): string | null {
  if (kind !== 'money' && kind !== 'days' && kind !== 'metres') return null;
  if (value.trim() === '' || isFilledIn(kind, value)) return null;
  return t('answering:noNumber', { example: examples[kind] });
}
