import type { SourceNodesArgs } from 'gatsby';

import { listNamespaces } from '../../../i18n/file-texts';
import { locales } from '../../../i18n/locales';
import { mergeTexts, type NamespaceOverrides, type TextOverrides } from '../../../i18n/text-overrides';

/** The type of the nodes with the overrides of one namespace in one language, as JSON. */
export const overridesType = 'CmsTexts';

/** Their schema: they are found by id, and no page asks for them. */
export const overridesSchema = `type ${overridesType} implements Node @dontInfer {\n  overrides: String!\n}`;

function toOverridesId(locale: string, namespace: string): string {
  return `${overridesType} ${locale} ${namespace}`;
}

/**
 * Keeps the overrides where queries find them. There is a node for every namespace, so that a page that was queried
 * without an override is queried again when there is one; and one for each, so that other pages are not.
 */
export function createOverrideNodes(
  { actions, createContentDigest }: Pick<SourceNodesArgs, 'actions' | 'createContentDigest'>,
  overrides: TextOverrides,
): void {
  for (const locale of locales) {
    for (const namespace of listNamespaces(locale)) {
      const own = JSON.stringify(overrides[locale]?.[namespace] ?? {});
      const internal = { type: overridesType, contentDigest: createContentDigest(own) };
      void actions.createNode({ id: toOverridesId(locale, namespace), overrides: own, internal });
    }
  }
}

/** What Gatsby hands to a resolver, as far as it is used here. */
type Context = { nodeModel: { getNodeById: (query: { id: string }) => unknown } };
type LocaleNode = { language: string; ns: string; data: string };

/** What pages query of the texts of a namespace has the overrides in it. */
export function toTextFields(): object {
  return { Locale: { data: { resolve: createDataResolver() } } };
}

/** Merges each namespace once, not for each page that shows it. */
export function createDataResolver() {
  const known = new Map<string, { data: string; overrides: string; merged: string }>();
  return ({ language, ns, data }: LocaleNode, _: unknown, { nodeModel }: Context): string => {
    const id = toOverridesId(language, ns);
    // Asked for each page: Gatsby notes which page depends on it.
    const node = nodeModel.getNodeById({ id }) as { overrides?: string } | null;
    const overrides = node?.overrides ?? '{}';
    if (overrides === '{}') return data;
    const before = known.get(id);
    if (before?.data === data && before.overrides === overrides) return before.merged;
    const merged = JSON.stringify(mergeTexts(JSON.parse(data) as object, JSON.parse(overrides) as NamespaceOverrides));
    known.set(id, { data, overrides, merged });
    return merged;
  };
}
