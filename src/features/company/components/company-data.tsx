import { BuiltJsonLd, JsonLd } from '@/components/seo/json-ld';
import { useSiteUrl } from '@/components/seo/use-site-url';
import { toSitePicture } from '@/i18n/share-pictures';
import { useLocale } from '@/i18n/use-locale';

import { toLocalBusiness, toWebSite } from '../local-business';
import { useCompany } from '../use-company';

/**
 * What search engines are told of the company, and on the page that says where its stock is searched, of the site. On
 * two pages and not on all: others name the company by its id.
 */
export function CompanyData({ searchPath }: { searchPath?: string }) {
  const company = useCompany();
  const siteUrl = useSiteUrl();
  const locale = useLocale();
  if (company === null) return null;
  const isSearched = searchPath !== undefined && company.name !== null;
  // Asked like this, a bundler can answer it.
  return typeof window === 'undefined' ? (
    <>
      <JsonLd data={toLocalBusiness(company, siteUrl, siteUrl + toSitePicture(locale))} />
      {isSearched && <JsonLd data={toWebSite(company.name, siteUrl, locale, searchPath)} />}
    </>
  ) : (
    <>
      <BuiltJsonLd />
      {isSearched && <BuiltJsonLd />}
    </>
  );
}
