import type { FocusEvent, ReactNode } from 'react';
import { useField } from 'react-final-form';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { fields, getChoices, type FieldId } from '../../model/fields';
import type { Problem } from '../../model/problems';

import { afterPress } from './after-press';
import * as styles from './fields.module.css';
import { leavesUnchosen } from './led-field';
import { toProblemText } from './problem-text';

type Props = {
  field: FieldId;
  id: string;
  label: string;
  isRequired: boolean;
  isBusy: boolean;
  today: string | null;
} & {
  /** What there is to say of the value. */
  note: ReactNode;
};

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const types: Partial<Record<FieldId, string>> = { email: 'email', phone: 'tel' };
/** By default the form library turns an empty value into undefined. */
const keep = (value: string) => value;
const ignore = () => undefined;

/** A text input, a textarea for the message, or a select, with its label, and its error after it lost the focus. */
export function TextField({ field, id, label, isRequired, isBusy, today, note }: Props) {
  const { t } = useTexts();
  const { input, meta } = useField<string>(field, {
    parse: keep,
    subscription: { value: true, error: true, touched: true },
  });
  const problem = meta.touched === true ? (meta.error as Problem | undefined) : undefined;
  const { rule, autoComplete, inputMode } = { inputMode: undefined, ...fields[field] };
  const choices = getChoices(field);
  const attributes = {
    id,
    name: field,
    value: input.value,
    onBlur: ({ currentTarget }: FocusEvent<Typed>) => {
      if (!leavesUnchosen(currentTarget)) afterPress(input.onBlur);
    },
    onFocus: input.onFocus,
    autoComplete,
    'aria-required': isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  };
  const typed = { onChange: input.onChange, readOnly: isBusy };
  return (
    <div className={styles.field} data-field={field}>
      <label htmlFor={id}>
        <LiveText>{label}</LiveText>
        {!isRequired && <span className={styles.optional}> ({t('enquiry:optional')})</span>}
      </label>
      {choices !== null ? (
        // A select cannot be read-only, and a disabled one would lose the focus.
        <select {...attributes} aria-disabled={isBusy} onChange={isBusy ? ignore : input.onChange}>
          {(['', ...choices] as const).map((one) => (
            <option key={one} value={one}>
              {t(`enquiry:detail.${one === '' ? 'any' : one}`)}
            </option>
          ))}
        </select>
      ) : field === 'message' ? (
        <textarea {...attributes} {...typed} rows={5} />
      ) : rule === 'date' ? (
        <input {...attributes} {...typed} type="date" min={today ?? undefined} />
      ) : (
        <input {...attributes} {...typed} type={types[field] ?? 'text'} inputMode={inputMode} />
      )}
      {note}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          <LiveText>{toProblemText(problem, { field, label, t })}</LiveText>
        </p>
      )}
    </div>
  );
}
