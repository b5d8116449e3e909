import { graphql } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';
import { LocalizedLink } from '@/i18n/localized-link';
import { useTexts } from '@/i18n/use-texts';

import { VacancyList } from './vacancy-list';

export function VacancyTeaser({ section }: { section: Queries.VacancyTeaserFragment }) {
  const { t } = useTexts();
  return (
    <SectionFrame title={section.title}>
      <VacancyList vacancies={section.vacancies} heading="h3" />
      <LocalizedLink route="vacancies">{t('common:section.allVacancies')}</LocalizedLink>
    </SectionFrame>
  );
}

export const vacancyTeaser = graphql`
  fragment VacancyTeaser on ContentfulVacancyTeaser {
    title
    vacancies {
      ...VacancySummary
    }
  }
`;
