import { useSiteData } from '@/hooks/use-site-data';
import { useLocale } from '@/i18n/use-locale';

/** The company's details from the CMS. Every field may be missing. */
export type Company = Queries.SiteDataQuery['allContentfulCompany']['nodes'][number];
export type OpeningTimes = NonNullable<Company['openingTimes']>;

/** The company in the page's language, or null if the CMS has no entry for it. */
export function useCompany(): Company | null {
  const locale = useLocale();
  const { nodes } = useSiteData().allContentfulCompany;
  return nodes.find((node) => node.node_locale === locale) ?? nodes[0] ?? null;
}
