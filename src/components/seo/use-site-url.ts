import { useSite } from './use-site';

/** Where the site is reached, without a slash at the end; addresses that others read begin with it. */
export function useSiteUrl(): string {
  return useSite().siteUrl;
}
