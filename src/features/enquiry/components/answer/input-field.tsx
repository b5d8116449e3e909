import { useId } from 'react';

import * as fields from '../form/fields.module.css';

type Kind = 'money' | 'days' | 'number' | 'metres' | 'date' | 'time' | 'text';

type Props = {
  label: string;
  /** Behind the label. */
  unit?: string | null;
  kind: Kind;
  value: string;
  onChange: (value: string) => void;
};

const types: Partial<Record<Kind, string>> = { date: 'date', time: 'time' };
const modes: Partial<Record<Kind, 'decimal' | 'numeric'>> = {
  ...{ money: 'decimal', number: 'decimal', metres: 'decimal', days: 'numeric' },
};

/** A labelled field on the answer page, with the keyboard for what is typed. */
export function InputField({ label, unit = null, kind, value, onChange }: Props) {
  const id = useId();
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
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
