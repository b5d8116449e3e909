import { useSiteData } from '@/hooks/use-site-data';
import type { Locale } from '@/i18n/locales';
import { useLocale } from '@/i18n/use-locale';

/** The company's details from the CMS. Every field may be missing. */
export type Company = Queries.SiteDataQuery['allContentfulCompany']['nodes'][number];
export type OpeningTimes = NonNullable<Company['openingTimes']>;

/** The company in the page's language, or in another one; null if the CMS has no entry for it. */
export function useCompany(other?: Locale): Company | null {
  const page = useLocale();
  const locale = other ?? page;
  const { nodes } = useSiteData().allContentfulCompany;
  return nodes.find((node) => node.node_locale === locale) ?? nodes[0] ?? null;
}
