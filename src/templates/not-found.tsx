import { graphql, type PageProps } from 'gatsby';

import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';
import { ErrorView } from '@/layout/error-view';
import { Page } from '@/layout/page';

export default function NotFound({ pageContext }: PageProps<Queries.NotFoundQuery, PageContext>) {
  const { t } = useTexts();
  return (
    <Page context={pageContext} title={t('common:error.page_not_found')} description={t('common:error.notFoundText')}>
      <ErrorView heading={t('common:error.page_not_found')} text={t('common:error.notFoundText')} />
    </Page>
  );
}

export const query = graphql`
  query NotFound($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "company"] } }) {
      ...PageLocales
    }
  }
`;
