import { useSiteData } from '@/hooks/use-site-data';

type Site = { siteUrl: string; year: number };

/** Site metadata. */
export function useSite(): Site {
  const { site } = useSiteData();
  return { siteUrl: site?.siteMetadata?.siteUrl ?? '', year: site?.siteMetadata?.year ?? 0 };
}
