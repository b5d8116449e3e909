import { graphql, type PageProps } from 'gatsby';

import { BesideForm } from '@/components/container/beside-form';
import { Container } from '@/components/container/container';
import { SideBySide } from '@/components/container/side-by-side';
import { SectionFrame } from '@/components/section/section-frame';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { ContactWays } from '@/features/company/components/contact-ways';
import { toCompanyId, toLogo, toPostalAddress } from '@/features/company/local-business';
import { useCompany } from '@/features/company/use-company';
import { Hero } from '@/features/content/components/hero';
import { RichText } from '@/features/content/rich-text';
import { EnquiryPlace } from '@/features/enquiry/components/enquiry-place';
import { VacancyFacts } from '@/features/vacancies/components/vacancy-detail';
import { toJobPosting } from '@/features/vacancies/job-posting';
import { defaultLocale } from '@/i18n/locales';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { hasWords } from '@/lib/has-words';
import { useRecipient } from '@/sections/use-recipient';

/** One vacancy. */
export default function VacancyPage({ data, pageContext }: PageProps<Queries.VacancyPageQuery, PageContext>) {
  const { t } = useTexts();
  const company = useCompany();
  const recipient = useRecipient();
  const { vacancy } = data;
  if (vacancy === null) return null;
  const ways = {
    phone: vacancy.contact?.phone ?? company?.phone ?? null,
    email: vacancy.contact?.email ?? company?.email ?? null,
  };
  const title = hasWords(vacancy.title) ? vacancy.title : t('common:page.vacancies.title');
  const summary = vacancy.summary?.summary ?? null;
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? '';
  // The dealer reads the mail, and the page it links to, in the default language.
  const path = toPath('vacancy', defaultLocale, { id: vacancy.segment });
  const posting =
    company?.name == null
      ? null
      : toJobPosting(vacancy, {
          ...{ id: toCompanyId(siteUrl), name: company.name, url: siteUrl },
          logo: toLogo(company, siteUrl),
          address: toPostalAddress(company),
        });
  const crumbs = [
    { label: t('common:page.home.short'), href: toPath('home', pageContext.language) },
    { label: t('common:page.vacancies.short'), href: toPath('vacancies', pageContext.language) },
  ];
  return (
    <Page
      context={pageContext}
      title={`${title} – ${t('common:page.vacancies.title')}`}
      titleLang={toLang(vacancy, 'title')}
      description={summary ?? t('description:vacancies')}
    >
      {posting !== null && <JsonLd data={posting} />}
      <Hero
        section={toHero(vacancy)}
        heading="h1"
        pageTitle={title}
        breadcrumbs={<Breadcrumbs crumbs={crumbs} current={title} currentLang={toLang(vacancy, 'title')} />}
      >
        {!vacancy.closed && (
          <ButtonLink href="#apply">
            {t('vacancies:applyNow')} <Icon name="arrow" />
          </ButtonLink>
        )}
      </Hero>
      <Container>
        <SideBySide>
          <VacancyFacts vacancy={vacancy} email={company?.email ?? null} />
          <div>
            {vacancy.description !== null && <h2>{t('vacancies:description')}</h2>}
            <RichText content={vacancy.description} lang={toLang(vacancy, 'description')} />
            {vacancy.offer !== null && <h2>{t('vacancies:offer')}</h2>}
            <RichText content={vacancy.offer} lang={toLang(vacancy, 'offer')} />
          </div>
        </SideBySide>
      </Container>
      {!vacancy.closed && (
        <div id="apply" data-print="no">
          <SectionFrame title={t('vacancies:applyTitle')} tone="soft">
            <BesideForm
              form={
                <EnquiryPlace
                  kind="application"
                  about={[{ id: vacancy.contentful_id, title, number: null, url: siteUrl + path }]}
                  {...ways}
                  recipient={recipient}
                />
              }
            >
              <p>{t('vacancies:applyText')}</p>
              <ContactWays {...ways} subject={t('vacancies:applySubject', { title })} />
            </BesideForm>
          </SectionFrame>
        </div>
      )}
    </Page>
  );
}

/** The vacancy as a hero: its title, summary and place. */
function toHero({
  title,
  summary,
  image,
  imageFocus,
  fallbacks,
}: Queries.VacancyDetailFragment): Queries.HeroSectionFragment {
  return {
    ...{ title: hasWords(title) ? title : null, image, imageFocus, button: null },
    text: summary === null ? null : { text: summary.summary },
    fallbacks: fallbacks.map((field) => (field === 'summary' ? 'text' : field)),
  };
}

export const query = graphql`
  query VacancyPage($language: String!, $vacancy: String!, $today: Date!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "description", "company", "vacancies"] } }
    ) {
      ...PageLocales
    }
    site {
      siteMetadata {
        siteUrl
      }
    }
    vacancy: contentfulVacancy(contentful_id: { eq: $vacancy }, node_locale: { eq: $language }) {
      ...VacancyDetail
    }
  }
`;
