import { useField } from 'react-final-form';

import { useTexts } from '@/i18n/use-texts';

import * as styles from './fields.module.css';

/** Out of sight and out of the way of keyboards and screen readers; what fills in every field fills in this one, too. */
export function TrapField() {
  const { t } = useTexts();
  const { input } = useField<string>('trap', { parse: (value: string) => value, subscription: { value: true } });
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label>
        {t('enquiry:trap')}
        <input {...input} name="topic" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
