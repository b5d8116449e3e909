import { createTexts } from '@/i18n/create-texts';
import { createTranslate } from '@/i18n/create-translate';
import { defaultLocale, knownLocales } from '@/i18n/locales';

import { toAskSearch } from '../../model/ask-address';
import { parseAskedFacts, toAskedWords, type AskedWords } from '../../model/asked-facts';
import { parseTypedOpening } from '../../model/fit/opening';
import type { Wording } from '../../model/measures';

import { readOpening } from './opening-storage';

/**
 * In the page's language and in the dealer's, with the names of the properties. `gate` is width, height and depth in
 * millimetres, e.g. `2800x3000x`; empty when it is not asked about.
 */
type LoadedAsked = { own: AskedWords; dealers: AskedWords; names: readonly string[]; gate: string };

/**
 * What the query string of an item's address asks; null for nothing. Rejects if the dealer's texts cannot be loaded.
 * @param before names of properties that are asked for already
 */
export async function loadAsked(
  search: string,
  before: readonly string[],
  wording: Wording,
): Promise<LoadedAsked | null> {
  const facts = parseAskedFacts(toAskSearch(parseAskedFacts(search), toAskSearch(before)));
  if (facts.length === 0) return null;
  const opening = parseTypedOpening(readOpening());
  const own = toAskedWords(facts, opening, wording);
  if (own.facts.length === 0 && own.gate === null) return null;
  const { width, height, depth } = opening;
  const gate = own.gate === null ? '' : [width, height, depth].map((side) => side ?? '').join('x');
  const { iso } = knownLocales[defaultLocale];
  if (wording.iso === iso) return { own, dealers: own, names: facts, gate };
  const [properties, stock] = await Promise.all([
    import('../../../../../locales/nl/properties.json'),
    import('../../../../../locales/nl/stock.json'),
  ]);
  const t = createTranslate(createTexts(defaultLocale, { properties: properties.default, stock: stock.default }));
  return { own, dealers: toAskedWords(facts, opening, { t, iso }), names: facts, gate };
}
