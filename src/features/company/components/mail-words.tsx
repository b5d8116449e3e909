import * as styles from './mail-words.module.css';

/** A mail address that goes on in the next line behind its at sign, and not at a hyphen, where it would read as two words. */
export function MailWords({ email }: { email: string }) {
  const end = email.indexOf('@') + 1;
  return (
    <span className={styles.mail}>
      <span className={styles.part}>{email.slice(0, end)}</span>
      <wbr />
      <span className={styles.part}>{email.slice(end)}</span>
    </span>
  );
}
