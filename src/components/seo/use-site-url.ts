import { useSite } from './use-site';

/** The site's origin without a trailing slash: the base of absolute addresses. */
export function useSiteUrl(): string {
  return useSite().siteUrl;
}
