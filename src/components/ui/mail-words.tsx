import * as styles from './mail-words.module.css';

/** Characters that fit on one line of every screen. */
const maxLength = 26;

/** An e-mail address that wraps after the @ sign, not at a hyphen, where it would read as two words. */
export function MailWords({ email }: { email: string }) {
  const end = email.indexOf('@') + 1;
  const toPart = (words: string) => <span className={words.length > maxLength ? undefined : styles.part}>{words}</span>;
  return (
    <span className={styles.mail}>
      {toPart(email.slice(0, end))}
      <wbr />
      {toPart(email.slice(end))}
    </span>
  );
}
