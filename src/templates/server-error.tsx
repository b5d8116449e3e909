import { graphql, type PageProps } from 'gatsby';

import { CallUs } from '@/features/company/components/call-us';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';
import { ErrorView } from '@/layout/error-view';
import { Page } from '@/layout/page';

export default function ServerError({ pageContext }: PageProps<Queries.ServerErrorQuery, PageContext>) {
  const { t } = useTexts();
  return (
    <Page context={pageContext} title={t('common:error.500_error')} description={t('common:error.serverErrorText')}>
      <ErrorView heading={t('common:error.500_error')} text={t('common:error.serverErrorText')} instead={<CallUs />} />
    </Page>
  );
}

export const query = graphql`
  query ServerError($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "company"] } }) {
      ...PageLocales
    }
  }
`;
