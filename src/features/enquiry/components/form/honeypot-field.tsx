import { useField } from 'react-final-form';

import { useTexts } from '@/i18n/use-texts';

import * as styles from './fields.module.css';

/**
 * By which 1Password, LastPass, Bitwarden, Proton Pass and Dashlane leave a field alone (their pages for developers).
 */
const notForManagers = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-protonpass-ignore': 'true',
  'data-form-type': 'other',
};

/**
 * Out of sight and out of the way of keyboards and screen readers; what fills in every field fills in this one, too.
 */
export function HoneypotField() {
  const { t } = useTexts();
  const { input } = useField<string>('trap', { parse: (value: string) => value, subscription: { value: true } });
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label>
        {t('enquiry:trap')}
        <input {...input} {...notForManagers} name="topic" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
