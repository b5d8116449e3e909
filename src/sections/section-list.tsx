import { graphql } from 'gatsby';
import type { ReactNode } from 'react';

import { Container } from '@/components/container/container';
import { ErrorBoundary } from '@/components/error-boundary';
import { PageHeading } from '@/components/ui/page-heading';
import { CallUs } from '@/features/company/components/call-us';
import { MapSection } from '@/features/company/components/contact-section';
import { TeamSection } from '@/features/company/components/team-section';
import { ArticleTeaserPlace } from '@/features/content/articles/article-teaser-place';
import { BrandSection } from '@/features/content/components/brand-section';
import { CallToAction } from '@/features/content/components/call-to-action';
import { CardSection } from '@/features/content/components/card-section';
import { CertificateSection } from '@/features/content/components/certificate-section';
import { Hero } from '@/features/content/components/hero';
import { ImageText } from '@/features/content/components/image-text';
import { ServiceSection } from '@/features/content/components/service-section';
import { TextSection } from '@/features/content/components/text-section';
import { VideoPlace } from '@/features/content/video/video-place';
import { StockTeaser } from '@/features/stock/components/stock-teaser';
import { VacancyTeaser } from '@/features/vacancies/components/vacancy-teaser';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import { FormSection } from './form-section';

type Section = NonNullable<NonNullable<Queries.PageSectionsFragment['sections']>[number]>;
type HeroSection = Extract<Section, { __typename: 'ContentfulHero' }>;

type Context = {
  route: string | null;
  /** The path of the page about contact. */
  contact: string;
  /** The heading that directly precedes the section, if any. */
  pageTitle?: string | undefined;
};

function renderSection(section: Exclude<Section, HeroSection>, { route, contact, pageTitle }: Context) {
  switch (section.__typename) {
    case 'ContentfulTextSection':
      return <TextSection section={section} pageTitle={pageTitle} />;
    case 'ContentfulImageText':
      return <ImageText section={section} />;
    case 'ContentfulCardSection':
      return <CardSection section={section} />;
    case 'ContentfulCallToAction':
      return (
        <CallToAction section={section}>{section.button?.href.split('#')[0] === contact && <CallUs />}</CallToAction>
      );
    case 'ContentfulServiceSection':
      return <ServiceSection section={section} isWhole={route === 'services'} />;
    case 'ContentfulBrandSection':
      return <BrandSection section={section} isWhole={route === 'brands'} />;
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
    case 'ContentfulNewsTeaser':
    case 'ContentfulStoryTeaser':
      return <ArticleTeaserPlace section={section} />;
    case 'ContentfulVideoSection':
      return <VideoPlace video={section} />;
    default:
      return null;
  }
}

type Props = {
  page: Queries.PageSectionsFragment | null;
  /** The page's heading if it does not open with a hero. */
  title: string;
  /** Language of the title, if it is a fallback in another language. */
  titleLang?: string | undefined;
  intro?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Rendered if the editor gave the page no sections. */
  whenEmpty?: ReactNode;
  /** The main action in the hero, e.g. a search field. */
  inHero?: ReactNode;
  /** Rendered after the page's header. */
  afterHero?: ReactNode;
};

/**
 * The sections of a page in the editor's order, under a hero or a plain heading. A section that fails does not affect
 * the others. This component combines the features of the site.
 */
export function SectionList({ page, title, titleLang, intro, breadcrumbs, whenEmpty, inHero, afterHero }: Props) {
  const sections = (page?.sections ?? []).filter((section) => section !== null);
  const locale = useLocale();
  const context = {
    route: page?.route ?? null,
    contact: toPath('contact', locale),
  };
  const opensWithHero = sections[0]?.__typename === 'ContentfulHero';
  return (
    <>
      {!opensWithHero && (
        <Container>
          {breadcrumbs}
          <PageHeading text={title} lang={page?.title == null ? titleLang : toLang(page, 'title')} />
          {intro}
          {sections.length === 0 && whenEmpty}
          {inHero}
        </Container>
      )}
      {!opensWithHero && afterHero}
      {sections.map((section, index) => (
        <ErrorBoundary key={index} fallback={<FailedSection />}>
          {section.__typename !== 'ContentfulHero' ? (
            renderSection(section, { ...context, pageTitle: index === 0 ? title : undefined })
          ) : index > 0 ? (
            <Hero section={section} heading="h2" />
          ) : (
            <Hero
              section={section}
              heading="h1"
              pageTitle={title}
              breadcrumbs={breadcrumbs}
              size={inHero === undefined ? 'regular' : 'large'}
            >
              {inHero}
            </Hero>
          )}
          {opensWithHero && index === 0 && afterHero}
        </ErrorBoundary>
      ))}
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

export const pageSections = graphql`
  fragment PageSections on ContentfulPage {
    fallbacks
    route
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
      ... on ContentfulVideoSection {
        ...Video
      }
      ... on ContentfulNewsTeaser {
        ...NewsTeaser
      }
      ... on ContentfulStoryTeaser {
        ...StoryTeaser
      }
    }
  }
`;
