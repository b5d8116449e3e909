import { graphql, useStaticQuery } from 'gatsby';
import { Helmet } from 'react-helmet-async';

import { defaultLocale, knownLocales, locales } from '@/i18n/locales';
import type { PageContext } from '@/i18n/page-context';

type Props = { title: string; description: string; context: PageContext; image?: string | undefined };

type SiteQuery = { site: { siteMetadata: { siteUrl: string } } };

/** The head of a page. A page without alternates (an error page) has no address of its own and is not indexed. */
export function Seo({ title, description, context, image }: Props) {
  const { site } = useStaticQuery<SiteQuery>(graphql`
    query SiteUrl {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  const { language, alternates } = context;
  const toUrl = (path: string) => site.siteMetadata.siteUrl + path;
  return (
    <Helmet htmlAttributes={{ lang: language, dir: knownLocales[language].direction }} defer={false}>
      <title>{title}</title>
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={knownLocales[language].iso.replace('-', '_')} />
      {image !== undefined && <meta property="og:image" content={image} />}
      {alternates === undefined && <meta name="robots" content="noindex" />}
      {alternates !== undefined && <link rel="canonical" href={toUrl(alternates[language])} />}
      {alternates !== undefined && <meta property="og:url" content={toUrl(alternates[language])} />}
      {alternates !== undefined &&
        locales.map((locale) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={toUrl(alternates[locale])} />
        ))}
      {alternates !== undefined && (
        <link rel="alternate" hrefLang="x-default" href={toUrl(alternates[defaultLocale])} />
      )}
    </Helmet>
  );
}
