import { graphql, Link } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { TextLines } from '@/components/text-lines';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { dot } from '@/lib/dot';
import { hasWords } from '@/lib/has-words';

import { toOpenVacancies } from '../open-vacancies';

import * as styles from './vacancy-list.module.css';

type Props = { vacancies: readonly Queries.VacancySummaryFragment[] };

/** The open vacancies, or a message that there are none. */
export function VacancyList({ vacancies }: Props) {
  const { t } = useTexts();
  const locale = useLocale();
  const open = toOpenVacancies(vacancies);
  if (open.length === 0) return <p>{t('vacancies:none')}</p>;
  return (
    <ul className={styles.list}>
      {open.map((vacancy) => (
        <li key={vacancy.contentful_id} className={styles.vacancy}>
          <h3>
            <Link to={toPath('vacancy', locale, { id: vacancy.segment })}>
              <span lang={toLang(vacancy, 'title')}>{vacancy.title}</span>
            </Link>
          </h3>
          <p className={styles.facts}>
            {vacancy.place}
            {vacancy.place !== null && vacancy.hours !== null && dot}
            <span lang={toLang(vacancy, 'hours')}>{vacancy.hours}</span>
          </p>
          <TextLines text={vacancy.summary?.summary} lang={toLang(vacancy, 'summary')} />
          {vacancy.contact !== null && hasWords(vacancy.contact.name) && (
            <p className={styles.person}>
              <ContentImage picture={vacancy.contact.photo} decorative sizes="48px" />
              <span>
                {t('vacancies:colleague')}
                <br />
                <strong>{vacancy.contact.name}</strong>
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export const vacancySummary = graphql`
  fragment VacancySummary on ContentfulVacancy {
    contentful_id
    segment
    fallbacks
    title
    place
    hours
    published
    closed(on: $today)
    summary {
      summary
    }
    contact {
      name
      photo {
        ...PortraitPicture
      }
    }
  }
`;
