import type { SourceNodesArgs } from 'gatsby';

import type { SiteTexts } from '../../../i18n/file-texts';
import { locales } from '../../../i18n/locales';
import type { CmsEntry } from '../fetch-entries';
import type { Destinations } from '../targets/destinations';
import { readOverrides } from '../texts/read-overrides';

import { resolveNavigation } from './resolve-navigation';

/** The type of the nodes with the links of header and footer, one for each language. */
export const navigationType = 'CmsNavigation';

/** Their schema. A group has links and no address. */
export const navigationSchema = `type ${navigationType} implements Node @dontInfer {
  locale: String!
  header: [CmsMenuItem!]!
  footer: [CmsMenuItem!]!
}

type CmsMenuItem @dontInfer {
  label: String!
  lang: String
  href: String
  links: [CmsMenuItem!]
}`;

type Content = {
  entries: readonly CmsEntry[];
  hidden: ReadonlySet<string>;
  destinations: Destinations;
  siteTexts: SiteTexts;
};

/** Keeps the links of header and footer where the query of what every page shows finds them. */
export function createNavigationNodes(
  { actions, createContentDigest }: Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>,
  { entries, hidden, destinations, siteTexts }: Content,
): void {
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]));
  const { overrides } = readOverrides(entries, siteTexts);
  for (const locale of locales) {
    const getText = (key: string) => overrides[locale]?.common?.[key] ?? siteTexts[locale].get(`common:${key}`) ?? '';
    const navigation = resolveNavigation(locale, { byId, hidden, destinations }, getText);
    const internal = { type: navigationType, contentDigest: createContentDigest(navigation) };
    void actions.createNode({ id: `${navigationType} ${locale}`, locale, ...navigation, internal });
  }
}
