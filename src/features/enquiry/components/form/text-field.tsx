import { useField } from 'react-final-form';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { fields, type FieldId } from '../../model/fields';
import type { Problem } from '../../model/problems';

import { afterPress } from './after-press';
import * as styles from './fields.module.css';
import { toProblemText } from './problem-text';

type Props = { field: FieldId; id: string; label: string; isRequired: boolean; isBusy: boolean };

const types: Partial<Record<FieldId, string>> = { email: 'email', phone: 'tel' };
/** By default the form library turns an empty value into undefined. */
const keep = (value: string) => value;

/** A text input, or a textarea for the message, with its label, and its error after it lost the focus. */
export function TextField({ field, id, label, isRequired, isBusy }: Props) {
  const { t } = useTexts();
  const { input, meta } = useField<string>(field, {
    parse: keep,
    subscription: { value: true, error: true, touched: true },
  });
  const problem = meta.touched === true ? (meta.error as Problem | undefined) : undefined;
  const { autoComplete, inputMode } = { inputMode: undefined, ...fields[field] };
  const attributes = {
    id,
    name: field,
    value: input.value,
    onChange: input.onChange,
    onBlur: () => afterPress(input.onBlur),
    onFocus: input.onFocus,
    autoComplete,
    inputMode,
    readOnly: isBusy,
    'aria-required': isRequired,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  };
  return (
    <div className={styles.field} data-field={field}>
      <label htmlFor={id}>
        <LiveText>{label}</LiveText>
        {!isRequired && <span className={styles.optional}> ({t('enquiry:optional')})</span>}
      </label>
      {field === 'message' ? (
        <textarea {...attributes} rows={5} />
      ) : (
        <input {...attributes} type={types[field] ?? 'text'} />
      )}
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem}>
          <LiveText>{toProblemText(problem, { field, label, t })}</LiveText>
        </p>
      )}
    </div>
  );
}
