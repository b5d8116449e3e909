import { useEffect, useRef, useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';
import { LiveText } from '@/components/ui/live-text';
import { LocalizedLink } from '@/i18n/localized-link';
import { useTexts } from '@/i18n/use-texts';
import type { PhoneLink } from '@/lib/contact-links';

import { isBusy, type Sending } from '../../api/create-sender';
import { toLabel } from '../../model/build-email';
import { toLetter } from '../../model/build-letter';
import { fields, type FieldId } from '../../model/fields';
import { getAskedQuestions, getFields, isRequired, type About, type Enquiry } from '../../model/kinds';
import type { ProblemPlace, Problems } from '../../model/problems';
import { questions } from '../../model/questions';
import { FilesField, type FilesFieldProps } from '../files/files-field';

import { QuestionChips, WishChoice } from './choices';
import { ErrorSummary } from './error-summary';
import * as styles from './fields.module.css';
import { HoneypotField } from './honeypot-field';
import { ItemChoice } from './item-choice';
import { QuestionDetails, TicksField } from './question-details';
import { FailedNotice, HeldNotice, SendProgress } from './send-status';
import { TextField } from './text-field';

type Props = {
  formId: string;
  enquiry: Enquiry;
  /** The stock items to choose from. */
  offered: readonly About[];
  problems: Problems;
  /** As `2026-12-03`; null if unknown. */
  today: string | null;
  /** Whether a submission failed validation. */
  hasRefused: boolean;
  onSubmit: () => void;
  files: FilesFieldProps;
  sending: Sending;
  /** Whether the state changed while the form was on screen. */
  isNew: boolean;
  phone: PhoneLink | null;
  email: string | null;
  /** What there is to say of the day of a viewing. */
  toDayNote: (day: string) => ReactNode;
};

const person: readonly FieldId[] = ['name', 'email', 'phone'];

/** The content of a form, from its subject to the submit button. */
export function FormBody({ formId, enquiry, offered, problems, hasRefused, files, sending, isNew, ...rest }: Props) {
  const { onSubmit, today, toDayNote, ...ways } = rest;
  const { t, iso } = useTexts();
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
  const asked = getAskedQuestions(enquiry);
  const toField = (field: FieldId) => {
    const shared = { field, id: toId(field), label: toLabel(field, enquiry, t), isBusy: isLocked };
    if ('isMultiple' in fields[field]) return <TicksField key={field} {...shared} />;
    const note = field === 'day' ? toDayNote(enquiry.values.day) : null;
    return <TextField key={field} {...shared} isRequired={isRequired(field, enquiry)} today={today} note={note} />;
  };
  const isOfPerson = (field: FieldId) => person.includes(field);
  const isOfQuestion = (field: FieldId) => asked.some((id) => questions[id].details.includes(field));
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
      <QuestionDetails asked={asked} toField={toField} />
      {shown.filter((field) => !isOfPerson(field) && !isOfQuestion(field)).map(toField)}
      <FilesField {...files} />
      {shown.filter(isOfPerson).map(toField)}
      <HoneypotField />
      <p className={styles.privacy}>
        {t(`enquiry:privacy.${kind === 'application' ? kind : 'text'}`)}{' '}
        <LocalizedLink route="privacy">{t('enquiry:privacy.link')}</LocalizedLink>
      </p>
      {sending.id === 'failed' && (
        <FailedNotice
          key={sending.attempt}
          {...ways}
          isNew={isNew}
          suspicion={sending.suspicion}
          letter={toLetter(enquiry, { t, iso })}
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
