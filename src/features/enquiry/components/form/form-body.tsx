import { useEffect, useRef, useState } from 'react';

import { Button } from '@/components/ui/button';
import { LiveText } from '@/components/ui/live-text';
import { LocalizedLink } from '@/i18n/localized-link';
import { useTexts } from '@/i18n/use-texts';
import type { PhoneLink } from '@/lib/contact-links';

import { isBusy, type Sending } from '../../api/create-sender';
import { toLabel } from '../../model/build-email';
import { toLetter } from '../../model/build-letter';
import type { FieldId } from '../../model/fields';
import { getFields, isRequired, type About, type Enquiry } from '../../model/kinds';
import type { ProblemPlace, Problems } from '../../model/problems';
import { FilesField, type FilesFieldProps } from '../files/files-field';

import { QuestionChips, WishChoice } from './choices';
import { ErrorSummary } from './error-summary';
import * as styles from './fields.module.css';
import { HoneypotField } from './honeypot-field';
import { ItemChoice } from './item-choice';
import { FailedNotice, HeldNotice, SendProgress } from './send-status';
import { TextField } from './text-field';

type Props = {
  formId: string;
  enquiry: Enquiry;
  /** The stock items to choose from. */
  offered: readonly About[];
  problems: Problems;
  /** Whether a submission failed validation. */
  hasRefused: boolean;
  onSubmit: () => void;
  files: FilesFieldProps;
  sending: Sending;
  /** Whether the state changed while the form was on screen. */
  isNew: boolean;
  phone: PhoneLink | null;
  email: string | null;
};

/** The content of a form, from its subject to the submit button. */
export function FormBody({ formId, enquiry, offered, problems, hasRefused, files, sending, isNew, ...rest }: Props) {
  const { onSubmit, ...ways } = rest;
  const { t } = useTexts();
  const summary = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  const toId = (place: ProblemPlace) => `${formId}-${place}`;
  const { kind } = enquiry;
  const isLocked = isBusy(sending);
  const shown = getFields(enquiry);
  const wrong = (['skipped', ...shown] as const).flatMap((field) => {
    const problem = problems[field];
    const label = field === 'skipped' ? '' : toLabel(field, enquiry, t);
    return problem === undefined ? [] : [{ field, id: toId(field), label, problem }];
  });
  const isOfPerson = (field: FieldId) => ['name', 'email', 'phone'].includes(field);
  const toField = (field: FieldId) => (
    <TextField
      key={field}
      field={field}
      id={toId(field)}
      label={toLabel(field, enquiry, t)}
      isRequired={isRequired(field, enquiry)}
      isBusy={isLocked}
    />
  );
  return (
    <form
      noValidate
      method="post"
      className={styles.form}
      aria-busy={isLocked}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setAttempts(attempts + 1);
      }}
    >
      {hasRefused && wrong.length > 0 && <ErrorSummary ref={summary} entries={wrong} />}
      {offered.length > 0 && <ItemChoice id={toId('skipped')} offered={offered} isBusy={isLocked} />}
      {kind === 'product' && <QuestionChips isBusy={isLocked} about={enquiry.about} />}
      {kind === 'purchase' && <WishChoice isBusy={isLocked} />}
      {shown.filter((field) => !isOfPerson(field)).map(toField)}
      <FilesField {...files} />
      {shown.filter(isOfPerson).map(toField)}
      <HoneypotField />
      <p className={styles.privacy}>
        {t('enquiry:privacy.text')} <LocalizedLink route="privacy">{t('enquiry:privacy.link')}</LocalizedLink>
      </p>
      {sending.id === 'failed' && (
        <FailedNotice
          key={sending.attempt}
          {...ways}
          isNew={isNew}
          suspicion={sending.suspicion}
          letter={toLetter(enquiry, t)}
        />
      )}
      {sending.id === 'held' && <HeldNotice key={sending.attempt} isNew={isNew} names={sending.names} />}
      <div className={styles.end}>
        <Button type="submit" aria-disabled={isLocked}>
          <LiveText>{isLocked ? t('enquiry:send.busy') : t('enquiry:send.button')}</LiveText>
        </Button>
        {isLocked && <SendProgress sending={sending} />}
      </div>
    </form>
  );
}
