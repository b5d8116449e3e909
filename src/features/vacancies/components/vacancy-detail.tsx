import { graphql } from 'gatsby';

import { ContentImage } from '@/components/content-image';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { PhoneNumber } from '@/components/ui/phone-number';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink } from '@/lib/contact-links';
import { formatDate } from '@/lib/format';
import { hasWords } from '@/lib/has-words';
import { isDate } from '@/lib/is-date';

import { formatSalary } from '../salary';

import * as styles from './vacancy-detail.module.css';

type Props = { vacancy: Queries.VacancyDetailFragment; email: string | null };

/** The facts of a vacancy and a link to apply. A closed vacancy says so and takes no applications. */
export function VacancyFacts({ vacancy, email }: Props) {
  const { t, iso } = useTexts();
  const facts = [
    ['place', vacancy.place],
    ['hours', vacancy.hours],
    ['salary', formatSalary(vacancy, { t, iso })],
    ['education', vacancy.education],
    ['closingDate', isDate(vacancy.closingDate) ? formatDate(vacancy.closingDate, iso) : null],
  ] as const;
  const title = vacancy.title ?? '';
  const applyTo = vacancy.contact?.email ?? email;
  const phone = vacancy.contact?.phone ?? null;
  return (
    <aside className={styles.facts}>
      <dl>
        {facts.map(
          ([id, value]) =>
            value !== null && (
              <div key={id}>
                <dt>{t(`vacancies:${id}`)}</dt>
                <dd lang={toLang(vacancy, id)}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {vacancy.closed && <p className={styles.closed}>{t('vacancies:closed')}</p>}
      {!vacancy.closed && (
        <div className={styles.ways} data-print="no">
          {applyTo !== null && (
            <ButtonLink href={toMailLink(applyTo, t('vacancies:applySubject', { title }))} variant="outlined">
              <Icon name="mail" /> {t('vacancies:apply')}
            </ButtonLink>
          )}
        </div>
      )}
      {!vacancy.closed && vacancy.contact !== null && hasWords(vacancy.contact.name) && (
        <div className={styles.contact}>
          <ContentImage picture={vacancy.contact.photo} decorative sizes="88px" className={styles.portrait} />
          <strong>{vacancy.contact.name}</strong>
          {vacancy.contact.function !== null && (
            <span lang={toLang(vacancy.contact, 'function')}>{vacancy.contact.function}</span>
          )}
          {phone !== null && (
            <span>
              {t('vacancies:question', { name: vacancy.contact.name })}:{' '}
              <PhoneNumber phone={phone} className={styles.phone} />
            </span>
          )}
        </div>
      )}
    </aside>
  );
}

export const vacancyDetail = graphql`
  fragment VacancyDetail on ContentfulVacancy {
    contentful_id
    segment
    fallbacks
    title
    image {
      ...WidePicture
    }
    imageFocus
    place
    hours
    salaryMin
    salaryMax
    education
    closingDate
    published
    closed(on: $today)
    summary {
      summary
    }
    description {
      ...RichText
    }
    offer {
      ...RichText
    }
    contact {
      fallbacks
      name
      function
      phone: phoneLink {
        text
        href
      }
      email
      photo {
        ...PortraitPicture
      }
    }
  }
`;
