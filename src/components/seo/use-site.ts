import { graphql, useStaticQuery } from 'gatsby';

type Site = { siteUrl: string; year: number };

/** Site metadata, in one static query: each static query is a request of its own on every first visit. */
export function useSite(): Site {
  const { site } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          siteUrl
          year
        }
      }
    }
  `);
  return { siteUrl: site?.siteMetadata?.siteUrl ?? '', year: site?.siteMetadata?.year ?? 0 };
}
