import { useTexts } from '@/i18n/use-texts';

import * as styles from './foreign-text.module.css';

/**
 * Says in which language a text of the dealer is, where it does not exist in the page's own: another language does not
 * stand in silence for a missing text.
 * @param lang as the API names it; nothing is said of what is no language
 */
export function ForeignText({ lang }: { lang: string }) {
  const { t, iso } = useTexts();
  const language = toLanguageName(lang, iso);
  if (language === null || iso.startsWith(lang)) return null;
  return (
    <p key={lang} className={styles.note}>
      {t('item:onlyIn', { language })}
    </p>
  );
}

function toLanguageName(lang: string, iso: string): string | null {
  try {
    return new Intl.DisplayNames(iso, { type: 'language', fallback: 'none' }).of(lang) ?? null;
  } catch {
    return null;
  }
}
