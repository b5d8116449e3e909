import type { PluginRef } from 'gatsby';

import type { Settings } from '../config/env';
import { defaultLocale, locales } from '../i18n/locales';

import { getMirror } from './preview/mirror';

const localeDirectory = `${process.cwd()}/locales`;

/** Gatsby's plugins with their options. Both backends are settled before Gatsby starts (`scripts/build.ts`). */
export function toPlugins({ siteUrl, contentful, stock }: Settings): PluginRef[] {
  if (contentful === null || stock === null) {
    throw new Error(
      'CONTENTFUL_* and GATSBY_STOCK_* are not set. Use `npm run build` or `npm run develop`, which start the sandbox for what is not configured.',
    );
  }
  const mirror = getMirror();
  return [
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    // Logos may be SVG, which need no resizing: nothing to warn of.
    { resolve: 'gatsby-transformer-sharp', options: { checkSupportedExtensions: false } },
    {
      resolve: 'gatsby-source-filesystem',
      options: { path: localeDirectory, name: 'locale', ignore: ['**/*.ts', '**/*.md'] },
    },
    // Before the translation plugin: what a later plugin wraps around the page is outside of what this one does.
    'gatsby-plugin-frame',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...locales],
        defaultLanguage: defaultLocale,
        siteUrl,
        trailingSlash: 'never',
        // Its redirect sends visitors of every page without prefix away; ours is for the root path only.
        redirect: false,
        verbose: false,
        i18nextOptions: {
          interpolation: { escapeValue: false },
          returnNull: false,
          load: 'currentOnly',
          nsSeparator: ':',
          keySeparator: '.',
        },
      },
    },
    {
      resolve: 'gatsby-source-contentful',
      options: {
        ...contentful,
        ...(mirror !== null && { contentfulClientConfig: { host: mirror.host, insecure: true } }),
        // Types are named after the id of the content type, which the schema of `content-model` is written for.
        useNameForId: false,
        localeFilter: ({ code }: { code: string }) => locales.some((locale) => locale === code),
      },
    },
    { resolve: 'gatsby-source-stock', options: { apiUrl: stock.apiUrl, companyId: stock.companyId } },
  ];
}
