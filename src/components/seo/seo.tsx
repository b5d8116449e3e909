import { Helmet } from 'react-helmet-async';

import { defaultLocale, knownLocales, locales } from '@/i18n/locales';
import type { PageContext, SharedPicture } from '@/i18n/page-context';
import { toSitePicture } from '@/i18n/share-pictures';

import { useSiteUrl } from './use-site-url';

type Props = {
  title: string;
  /** Language of the title, if it differs from the page's. */
  titleLang?: string | undefined;
  description: string;
  context: PageContext;
  /** Suffix of the title in the `<title>` element. */
  siteName?: string | undefined;
  picture?: SharedPicture | undefined;
};

/**
 * Properties of all images that the build draws (`gatsby/share-pictures`): wide enough for every network and messenger.
 */
export const drawnPicture = { size: { width: 1200, height: 630 }, type: 'image/jpeg' } as const;

/** The head of a page. A page without alternates (an error page) has no canonical address and is not indexed. */
export function Seo(props: Props) {
  const { context, siteName } = props;
  // What an editor wrote for search engines goes before what the page says.
  const { title, titleLang, description, picture } = { ...props, ...context.search };
  const { language, alternates, robots = alternates === undefined ? 'noindex' : undefined } = context;
  const siteUrl = useSiteUrl();
  const shared = picture ?? { address: toSitePicture(language), alt: siteName ?? title, ...drawnPicture };
  const toOpenGraphLocale = (locale: typeof language) => knownLocales[locale].iso.replace('-', '_');
  return (
    <Helmet htmlAttributes={{ lang: language, dir: knownLocales[language].direction }} defer={!isHidden()}>
      {/* Helmet would render `lang=""`, which is no language, so the attribute is left out. */}
      <title {...(titleLang === undefined ? {} : { lang: titleLang })}>
        {siteName === undefined || title.includes(siteName) ? title : `${title} | ${siteName}`}
      </title>
      <meta name="description" content={description} />
      {robots !== undefined && <meta name="robots" content={robots} />}
      {alternates !== undefined && <link rel="canonical" href={siteUrl + alternates[language]} />}
      {alternates !== undefined &&
        locales.map((locale) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={siteUrl + alternates[locale]} />
        ))}
      {alternates !== undefined && (
        <link rel="alternate" hrefLang="x-default" href={siteUrl + alternates[defaultLocale]} />
      )}
      <meta property="og:type" content="website" />
      {siteName !== undefined && <meta property="og:site_name" content={siteName} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {alternates !== undefined && <meta property="og:url" content={siteUrl + alternates[language]} />}
      <meta property="og:locale" content={toOpenGraphLocale(language)} />
      {locales
        .filter((locale) => locale !== language)
        .map((locale) => (
          <meta key={locale} property="og:locale:alternate" content={toOpenGraphLocale(locale)} />
        ))}
      <meta property="og:image" content={shared.address.startsWith('/') ? siteUrl + shared.address : shared.address} />
      {shared.type !== null && <meta property="og:image:type" content={shared.type} />}
      {shared.size !== null && <meta property="og:image:width" content={String(shared.size.width)} />}
      {shared.size !== null && <meta property="og:image:height" content={String(shared.size.height)} />}
      <meta property="og:image:alt" content={shared.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#0b1a38" />
    </Helmet>
  );
}

/**
 * Helmet waits for the next frame, which a background tab does not get: the tab of an item newer than the site would
 * keep the title "not found".
 */
function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden;
}
