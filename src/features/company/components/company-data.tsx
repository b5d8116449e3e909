import { JsonLd } from '@/components/seo/json-ld';
import { useSiteUrl } from '@/components/seo/use-site-url';
import { toSitePicture } from '@/i18n/share-pictures';
import { useLocale } from '@/i18n/use-locale';

import { toLocalBusiness, toWebSite } from '../local-business';
import { useCompany } from '../use-company';

/**
 * Structured data of the company, and with `searchPath` of the site and its search. On two pages only: the others
 * reference the company by its `@id`.
 */
export function CompanyData({ searchPath }: { searchPath?: string }) {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const locale = useLocale();
  if (company === null) return null;
  const isSearched = searchPath !== undefined && company.name !== null;
  // Written this way, the bundler removes the branch from browser bundles.
  return typeof window === 'undefined' ? (
    <>
      <JsonLd data={toLocalBusiness(company, siteUrl, siteUrl + toSitePicture(locale))} />
      {isSearched && <JsonLd data={toWebSite(company.name, siteUrl, locale, searchPath)} />}
    </>
  ) : (
    <>
      <JsonLd data={null} />
      {isSearched && <JsonLd data={null} />}
    </>
  );
}
