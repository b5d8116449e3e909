import { graphql } from 'gatsby';

import { SectionFrame } from '@/components/section/section-frame';
import { MoreLink } from '@/components/ui/more-link';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';

import { VacancyList } from './vacancy-list';

export function VacancyTeaser({ section }: { section: Queries.VacancyTeaserFragment }) {
  const { t } = useTexts();
  return (
    <SectionFrame
      title={section.title}
      titleLang={toLang(section, 'title')}
      layout="beside"
      more={<MoreLink route="vacancies">{t('common:section.allVacancies')}</MoreLink>}
    >
      <VacancyList vacancies={section.vacancies} />
    </SectionFrame>
  );
}

export const vacancyTeaser = graphql`
  fragment VacancyTeaser on ContentfulVacancyTeaser {
    fallbacks
    title
    vacancies {
      ...VacancySummary
    }
  }
`;
