import { graphql, useStaticQuery } from 'gatsby';

/** Where the site is reached, without a slash at the end; addresses that others read begin with it. */
export function useSiteUrl(): string {
  const { site } = useStaticQuery<Queries.SiteUrlQuery>(graphql`
    query SiteUrl {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  return site?.siteMetadata?.siteUrl ?? '';
}
