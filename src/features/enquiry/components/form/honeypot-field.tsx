import { useField } from 'react-final-form';

import { useTexts } from '@/i18n/use-texts';

import * as styles from './fields.module.css';

/**
 * Attributes that make 1Password, LastPass, Bitwarden, Proton Pass and Dashlane skip a field (from their developer
 * documentation).
 */
const notForManagers = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-protonpass-ignore': 'true',
  'data-form-type': 'other',
};

/** The honeypot: hidden from view, keyboards and screen readers. Bots that fill every field fill it as well. */
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
