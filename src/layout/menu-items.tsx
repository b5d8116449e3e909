import { AnyLink } from '@/components/ui/any-link';
import { useSiteData } from '@/hooks/use-site-data';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';

type Navigation = Queries.SiteDataQuery['allCmsNavigation']['nodes'][number];
export type MenuItem = Navigation['header'][number];

/** The items of header or footer in the page's language, as the build settled them. */
export function useMenu(place: 'header' | 'footer'): readonly MenuItem[] {
  const locale = useLocale();
  return useSiteData().allCmsNavigation.nodes.find((one) => one.locale === locale)?.[place] ?? [];
}

/** A link of a menu. The home page is marked as the current one on itself alone. */
export function MenuLink({ item: { label, lang, href } }: { item: Omit<MenuItem, 'links'> }) {
  const home = toPath('home', useLocale());
  return (
    <AnyLink to={href ?? home} lang={lang ?? undefined} marked={href === home ? 'exactly' : 'within'}>
      {label}
    </AnyLink>
  );
}
