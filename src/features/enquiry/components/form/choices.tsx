import { useId, useState } from 'react';
import { useField } from 'react-final-form';

import { Icon } from '@/components/ui/icon';
import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { wishes } from '../../model/choices';
import { getQuestions, type About } from '../../model/kinds';
import { toQuestionLabel } from '../../model/question-words';

import * as styles from './fields.module.css';

/** A phone shows so many, and those that are selected: nine would fill its screen. */
const shownOnPhones = 4;

/** Common questions, each selected with one press, about one stock item or several. */
export function QuestionChips({ isBusy, about }: { isBusy: boolean; about: readonly About[] }) {
  const { t } = useTexts();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <fieldset id={id} className={styles.choices} data-open={isOpen}>
      <legend>{t('enquiry:question.legend')}</legend>
      {getQuestions({ about }).map((question, index) => (
        <Choice
          key={question}
          isBusy={isBusy}
          isLate={index >= shownOnPhones}
          type="checkbox"
          name="questions"
          value={question}
          label={toQuestionLabel(question, about, t)}
        />
      ))}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('enquiry:question.more')} <Icon name="chevron" />
      </button>
    </fieldset>
  );
}

/** Selects selling or finding. */
export function WishChoice({ isBusy }: { isBusy: boolean }) {
  const { t } = useTexts();
  return (
    <fieldset className={styles.choices}>
      <legend>{t('enquiry:wish.legend')}</legend>
      {wishes.map((id) => (
        <Choice key={id} isBusy={isBusy} type="radio" name="wish" value={id} label={t(`enquiry:wish.${id}`)} />
      ))}
    </fieldset>
  );
}

type Props = {
  type: 'checkbox' | 'radio';
  name: 'questions' | 'wish';
  value: string;
  label: string;
  isBusy: boolean;
  /** Whether a phone shows it only when it is wanted. */
  isLate?: boolean;
};

const ignore = () => undefined;

function Choice({ type, name, value, label, isBusy, isLate = false }: Props) {
  const { input } = useField<string>(name, { type, value, subscription: { value: true } });
  // What was selected stays in sight when it no longer is.
  const [wasSelected, setWasSelected] = useState(false);
  if (input.checked === true && !wasSelected) setWasSelected(true);
  return (
    <label className={styles.choice} data-late={isLate && !wasSelected}>
      {/* `aria-disabled`: a disabled input would lose the focus. */}
      <input {...input} type={type} aria-disabled={isBusy} onChange={isBusy ? ignore : input.onChange} />
      <LiveText>{label}</LiveText>
    </label>
  );
}
