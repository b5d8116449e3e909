import { graphql, type PageProps } from 'gatsby';

import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { CallUs } from '@/features/company/components/call-us';
import type { PageContext } from '@/i18n/page-context';
import { toPath } from '@/i18n/paths';
import { toLang } from '@/i18n/to-lang';
import { useTexts } from '@/i18n/use-texts';
import { Page } from '@/layout/page';
import { SectionList } from '@/sections/section-list';

/** `name`: the words of its address. */
type Context = PageContext & { name: string };

/** A page that an editor made: its sections, under its title unless the first section is a hero. */
export default function OwnPage({ data, pageContext }: PageProps<Queries.OwnPageQuery, Context>) {
  const { t } = useTexts();
  const title = data.page?.title ?? pageContext.name;
  const lang = toLang(data.page, 'title');
  return (
    <Page
      context={pageContext}
      title={title}
      titleLang={lang}
      description={data.page?.description ?? t('description:home')}
    >
      <SectionList
        page={data.page}
        title={title}
        whenEmpty={
          <>
            <p>{t('common:page.empty')}</p>
            <CallUs />
          </>
        }
        breadcrumbs={
          <Breadcrumbs
            crumbs={[{ label: t('common:page.home.short'), href: toPath('home', pageContext.language) }]}
            current={title}
            currentLang={lang}
          />
        }
      />
    </Page>
  );
}

export const query = graphql`
  query OwnPage($language: String!, $page: String!, $today: Date!) {
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "description", "company", "contact", "stock", "vacancies"] }
      }
    ) {
      ...PageLocales
    }
    page: contentfulPage(contentful_id: { eq: $page }, node_locale: { eq: $language }) {
      ...PageSections
    }
  }
`;
