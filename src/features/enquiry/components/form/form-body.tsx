import { useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/button';
import { LocalizedLink } from '@/i18n/localized-link';
import { useTexts } from '@/i18n/use-texts';

import type { Sending } from '../../hooks/use-sending';
import { toLabel, toLetter } from '../../model/build-email';
import type { FieldId } from '../../model/fields';
import { getFields, isRequired, type Enquiry } from '../../model/kinds';
import type { Problem } from '../../model/problems';
import { FilesField, type FilesFieldProps } from '../files/files-field';

import { QuestionChips, WishChoice } from './choices';
import { ErrorSummary } from './error-summary';
import * as styles from './fields.module.css';
import { FailedNotice, SendProgress } from './send-status';
import { TextField } from './text-field';
import { TrapField } from './trap-field';

type Props = {
  formId: string;
  enquiry: Enquiry;
  problems: Partial<Record<FieldId, Problem>>;
  /** Whether it was to be sent, and could not be for what is filled in. */
  hasRefused: boolean;
  onSubmit: () => void;
  files: FilesFieldProps;
  sending: Sending;
  isBusy: boolean;
  phone: string | null;
  email: string | null;
};

/** Everything of a form, from what it is about to the button. */
export function FormBody({ formId, enquiry, problems, hasRefused, onSubmit, files, sending, isBusy, ...ways }: Props) {
  const { t } = useTexts();
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  const toId = (field: FieldId) => `${formId}-${field}`;
  const { kind } = enquiry;
  const shown = getFields(enquiry);
  const wrong = shown.flatMap((field) => {
    const problem = problems[field];
    return problem === undefined ? [] : [{ field, id: toId(field), label: toLabel(field, enquiry, t), problem }];
  });
  const isOfPerson = (field: FieldId) => ['name', 'email', 'phone'].includes(field);
  const toField = (field: FieldId) => (
    <TextField
      key={field}
      field={field}
      id={toId(field)}
      label={toLabel(field, enquiry, t)}
      isRequired={isRequired(field, enquiry)}
      isBusy={isBusy}
    />
  );
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setAttempts(attempts + 1);
      }}
    >
      {hasRefused && wrong.length > 0 && <ErrorSummary ref={summary} entries={wrong} />}
      {kind === 'product' && <QuestionChips />}
      {kind === 'purchase' && <WishChoice />}
      {shown.filter((field) => !isOfPerson(field)).map(toField)}
      <FilesField {...files} />
      {shown.filter(isOfPerson).map(toField)}
      <TrapField />
      <p className={styles.privacy}>
        {t('enquiry:privacy.text')} <LocalizedLink route="privacy">{t('enquiry:privacy.link')}</LocalizedLink>
      </p>
      {sending.id === 'failed' && <FailedNotice {...ways} letter={toLetter(enquiry, t)} />}
      <div className={styles.end}>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? t('enquiry:send.busy') : t('enquiry:send.button')}
        </Button>
        {isBusy && <SendProgress sending={sending} />}
      </div>
    </form>
  );
}
