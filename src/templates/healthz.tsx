import { graphql, type PageProps } from 'gatsby';

import { Seo } from '@/components/seo/seo';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';
import { BareLayout } from '@/layout/bare-layout';

/** A health check page (spec section 2). */
export default function Healthz({ pageContext }: PageProps<Queries.HealthzQuery, PageContext>) {
  const { t } = useTexts();
  return (
    <BareLayout>
      <Seo title={t('common:page.healthz.title')} description={t('description:healthz')} context={pageContext} />
      <h1>{t('common:page.healthz.short')}</h1>
    </BareLayout>
  );
}

export const query = graphql`
  query Healthz($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "description"] } }) {
      ...PageLocales
    }
  }
`;
