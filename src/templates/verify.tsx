import { graphql, type PageProps } from 'gatsby';

import { useSite } from '@/components/seo/use-site';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { publicSettings } from '@/config/public-settings';
import { CheckField } from '@/features/company/components/verify/check-field';
import { KnownList } from '@/features/company/components/verify/known-list';
import { useCompany, type Company } from '@/features/company/use-company';
import { toKnownWays } from '@/features/company/verify/known-ways';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { SectionList } from '@/sections/section-list';

/** A field to check whether something is the company's, what is really its own, and the sections of the CMS. */
export default function Verify({ data, pageContext }: PageProps<Queries.VerifyQuery, PageContext>) {
  const { t } = useTexts();
  const company = useCompany();
  const title = data.page?.title ?? t('common:page.verify.title');
  return (
    <Page
      context={pageContext}
      title={title}
      titleLang={toLang(data.page, 'title')}
      description={data.page?.description ?? t('description:verify')}
    >
      <SectionList
        page={data.page}
        title={title}
        intro={company !== null && <Intro data={data} company={company} />}
        breadcrumbs={
          <Breadcrumbs
            crumbs={[{ label: t('common:page.home.short'), href: toPath('home', pageContext.language) }]}
            current={t('common:page.verify.short')}
          />
        }
      />
    </Page>
  );
}

function Intro({ data: { payment, team }, company }: { data: Queries.VerifyQuery; company: Company }) {
  const { siteUrl } = useSite();
  const { linkedin, facebook, instagram, youtube, twitter } = company;
  const pages = [linkedin, facebook, instagram, youtube, twitter];
  const { webshopUrl } = publicSettings;
  const known = toKnownWays({ company: { ...company, pages }, payment, team: team.nodes, siteUrl, webshopUrl });
  return (
    <>
      <CheckField known={known} phone={company.phone} />
      <KnownList company={company} payment={payment} />
    </>
  );
}

export const query = graphql`
  query Verify($language: String!, $route: String!, $today: Date!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "description", "company", "contact", "stock", "vacancies", "verify"] }
      }
    ) {
      ...PageLocales
    }
    payment: contentfulCompany(node_locale: { eq: $language }) {
      ...Payment
    }
    team: allContentfulTeamMember(filter: { node_locale: { eq: $language } }, sort: [{ contentful_id: ASC }]) {
      nodes {
        name
        phone: phoneLink {
          text
          href
        }
        whatsapp: whatsappLink {
          text
          href
        }
        email
      }
    }
    page: contentfulPage(route: { eq: $route }, node_locale: { eq: $language }) {
      ...PageSections
    }
  }
`;
