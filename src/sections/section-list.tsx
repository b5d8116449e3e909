import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { Container } from '@/components/container/container';
import { ErrorBoundary } from '@/components/error-boundary';
import { MapSection } from '@/features/company/components/contact-section';
import { TeamSection } from '@/features/company/components/team-section';
import { BrandSection } from '@/features/content/components/brand-section';
import { CallToAction } from '@/features/content/components/call-to-action';
import { CardSection } from '@/features/content/components/card-section';
import { CertificateSection } from '@/features/content/components/certificate-section';
import { Hero } from '@/features/content/components/hero';
import { ImageText } from '@/features/content/components/image-text';
import { ServiceSection } from '@/features/content/components/service-section';
import { TextSection } from '@/features/content/components/text-section';
import { StockTeaser } from '@/features/stock/components/stock-teaser';
import { VacancyTeaser } from '@/features/vacancies/components/vacancy-teaser';
import { useTexts } from '@/i18n/use-texts';

import { FormSection } from './form-section';

type Section = NonNullable<NonNullable<Queries.PageSectionsFragment['sections']>[number]>;

function renderSection(section: Section) {
  switch (section.__typename) {
    case 'ContentfulHero':
      return <Hero section={section} />;
    case 'ContentfulTextSection':
      return <TextSection section={section} />;
    case 'ContentfulImageText':
      return <ImageText section={section} />;
    case 'ContentfulCardSection':
      return <CardSection section={section} />;
    case 'ContentfulCallToAction':
      return <CallToAction section={section} />;
    case 'ContentfulServiceSection':
      return <ServiceSection section={section} />;
    case 'ContentfulBrandSection':
      return <BrandSection section={section} />;
    case 'ContentfulCertificateSection':
      return <CertificateSection section={section} />;
    case 'ContentfulTeamSection':
      return <TeamSection section={section} />;
    case 'ContentfulMapSection':
      return <MapSection section={section} />;
    case 'ContentfulFormSection':
      return <FormSection section={section} />;
    case 'ContentfulStockTeaser':
      return <StockTeaser section={section} />;
    case 'ContentfulVacancyTeaser':
      return <VacancyTeaser section={section} />;
    default:
      return null;
  }
}

type Props = {
  page: Queries.PageSectionsFragment | null;
  /** Stands behind the hero, or before everything when the page has none. */
  afterHero?: ReactNode;
};

/** The sections of a page in the order the editor gave them; one that fails leaves the others alone. Here the features of the site meet. */
export function SectionList({ page, afterHero }: Props) {
  const sections = (page?.sections ?? []).filter((section) => section !== null);
  const opening = hasHero(page) ? 1 : 0;
  const render = (section: Section, index: number) => (
    <ErrorBoundary key={index} fallback={<FailedSection />}>
      {renderSection(section)}
    </ErrorBoundary>
  );
  return (
    <>
      {sections.slice(0, opening).map(render)}
      {afterHero}
      {sections.slice(opening).map(render)}
    </>
  );
}

function FailedSection() {
  const { t } = useTexts();
  return (
    <Container>
      <p>{t('common:error.section')}</p>
    </Container>
  );
}

/** Whether a page opens with a hero, which then carries its main heading. */
export function hasHero(page: Queries.PageSectionsFragment | null): boolean {
  return page?.sections?.[0]?.__typename === 'ContentfulHero';
}

export const pageSections = graphql`
  fragment PageSections on ContentfulPage {
    title
    description
    sections {
      __typename
      ... on ContentfulHero {
        ...HeroSection
      }
      ... on ContentfulTextSection {
        ...TextSection
      }
      ... on ContentfulImageText {
        ...ImageTextSection
      }
      ... on ContentfulCardSection {
        ...CardSection
      }
      ... on ContentfulCallToAction {
        ...CallToActionSection
      }
      ... on ContentfulServiceSection {
        ...ServiceSection
      }
      ... on ContentfulBrandSection {
        ...BrandSection
      }
      ... on ContentfulCertificateSection {
        ...CertificateSection
      }
      ... on ContentfulTeamSection {
        ...TeamSection
      }
      ... on ContentfulMapSection {
        ...MapSection
      }
      ... on ContentfulFormSection {
        ...ContactSection
      }
      ... on ContentfulStockTeaser {
        ...StockTeaser
      }
      ... on ContentfulVacancyTeaser {
        ...VacancyTeaser
      }
    }
  }
`;
