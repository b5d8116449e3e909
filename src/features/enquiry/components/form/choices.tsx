import { useField } from 'react-final-form';

import { LiveText } from '@/components/ui/live-text';
import { useTexts } from '@/i18n/use-texts';

import { wishes } from '../../model/choices';
import { getQuestions, type About } from '../../model/kinds';

import * as styles from './fields.module.css';

/** Common questions, each selected with one press, about one stock item or several. */
export function QuestionChips({ isBusy, about }: { isBusy: boolean; about: readonly About[] }) {
  const { t } = useTexts();
  const count = Math.max(1, about.length);
  return (
    <fieldset className={styles.choices}>
      <legend>{t('enquiry:question.legend')}</legend>
      {getQuestions({ about }).map((id) => (
        <Choice
          key={id}
          isBusy={isBusy}
          type="checkbox"
          name="questions"
          value={id}
          label={t(`enquiry:question.${id}`, { count })}
        />
      ))}
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

type Props = { type: 'checkbox' | 'radio'; name: 'questions' | 'wish'; value: string; label: string; isBusy: boolean };

const ignore = () => undefined;

function Choice({ type, name, value, label, isBusy }: Props) {
  const { input } = useField<string>(name, { type, value, subscription: { value: true } });
  return (
    <label className={styles.choice}>
      {/* `aria-disabled`: a disabled input would lose the focus. */}
      <input {...input} type={type} aria-disabled={isBusy} onChange={isBusy ? ignore : input.onChange} />
      <LiveText>{label}</LiveText>
    </label>
  );
}
