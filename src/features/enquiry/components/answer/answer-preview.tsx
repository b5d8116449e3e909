import { toLanguageName } from '@/i18n/language-name';
import { knownLocales, type Locale } from '@/i18n/locales';
import { useTexts } from '@/i18n/use-texts';

import type { Composed } from '../../model/answer/compose-answer';

import * as styles from './answer.module.css';

type Props = { locale: Locale; own: Composed; dutch: Composed };

/** The answer as the visitor reads it, and what it says in Dutch. */
export function AnswerPreview({ locale, own, dutch }: Props) {
  const { t, iso } = useTexts();
  const isDutch = locale === 'nl';
  return (
    <section className={styles.preview} aria-label={t('answering:preview.title')}>
      <div>
        <h2>{t('answering:preview.own', { language: toLanguageName(locale, iso) })}</h2>
        <Letter lang={knownLocales[locale].iso} letter={own} />
      </div>
      {!isDutch && (
        <div>
          <h2>{t('answering:preview.dutch')}</h2>
          <Letter lang={knownLocales.nl.iso} letter={dutch} />
        </div>
      )}
    </section>
  );
}

/** Not for a browser to translate: the dealer sends what stands here. */
function Letter({ lang, letter: { subject, body } }: { lang: string; letter: Composed }) {
  return (
    <div className={styles.letter} lang={lang} translate="no">
      <p className={styles.subject} key={subject}>
        {subject}
      </p>
      <div className={styles.body} key={body}>
        {body}
      </div>
    </div>
  );
}
