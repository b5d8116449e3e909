import type { CatalogueItem, Texts } from '../catalogue-item';
import type { Random } from '../random';
import {
  bothClosings,
  boughtOpenings,
  closings,
  damages,
  equipment,
  figures,
  newOpenings,
  offeredOpenings,
  plainDamages,
  plainOpenings,
  rentalClosings,
} from '../texts/shared';
import type { Text, TextTable } from '../texts/text';

import { fillText, languages, type Language } from './fact-words';

/** The item, the texts of its category, and the sentences of its neighbours in any language: it repeats none. */
export type Subject = { item: CatalogueItem; table: TextTable; avoid: ReadonlySet<string> };

/** Where a machine comes from: from one place. */
const isOrigin = ([nl]: Text) => /^(Van|Uit) een /.test(nl);

/** What is said of an item in all languages. */
export function toSaid(texts: readonly Text[], item: CatalogueItem): string[] {
  return languages.flatMap((language) => texts.flatMap((text) => fillText(text, item, language) ?? []));
}

/** Chooses what is said of a machine, by what is known of it: three to six sentences. */
export function chooseSentences({ item, table, avoid }: Subject, random: Random): Text[] {
  const isFresh = (text: Text) =>
    fillText(text, item, 'nl') !== null && !toSaid([text], item).some((one) => avoid.has(one));
  const draw = (list: readonly Text[], count: number) => {
    const fresh = random.shuffle(list).filter(isFresh);
    const origin = fresh.find(isOrigin);
    return fresh.filter((text) => text === origin || !isOrigin(text)).slice(0, count);
  };
  const isTaken = item.status !== null;
  const isForSale = !isTaken && item.transaction !== 'rental';
  const isNew = item.used === false;
  const closing =
    item.transaction === 'rental' ? rentalClosings : item.transaction === 'both' ? bothClosings : closings;
  // What a new machine has been used for is not said, only what it is.
  const known = isNew ? table.sentences.filter(([nl]) => nl.includes('{')) : table.sentences;
  // What the dealer hires out has come from nobody else.
  const own = item.transaction === 'rental' ? known.filter((text) => !isOrigin(text)) : known;
  return [
    ...draw(isNew ? newOpenings : toOpenings(item), 1),
    ...(item.damaged === true ? draw(isForSale ? damages : plainDamages, 1) : []),
    ...draw(own, random.integer(1, 3)),
    ...draw(isNew ? figures.slice(2) : figures, 1),
    ...draw(equipment, random.integer(0, 1)),
    ...(isTaken ? [] : draw(closing, 1)),
  ];
}

/** First sentences of a used machine: no offer of what is taken, no purchase of what is only for hire. */
function toOpenings({ status, transaction }: CatalogueItem): readonly Text[] {
  if (status === 'sold') return plainOpenings;
  const isForHireOnly = transaction === 'rental';
  if (status !== null) return isForHireOnly ? plainOpenings : [...plainOpenings, ...boughtOpenings];
  return [...offeredOpenings, ...(isForHireOnly ? plainOpenings : boughtOpenings)];
}

/** The dealer's description: sometimes as simple HTML, now and then not in every language. */
export function toDescription(sentences: readonly Text[], item: CatalogueItem, random: Random, inAll = false): Texts {
  const asHtml = random.chance(0.25);
  return Object.fromEntries(
    (inAll ? languages : chooseLanguages(random)).map((language) => {
      const lines = sentences.flatMap((text) => fillText(text, item, language) ?? []);
      return [language, asHtml ? toHtml(lines) : lines.join(' ')];
    }),
  );
}

function chooseLanguages(random: Random): Language[] {
  const chance = random.next();
  if (chance < 0.012) return ['nl'];
  if (chance < 0.03) return ['nl', 'de'];
  return chance < 0.05 ? ['nl', 'en'] : [...languages];
}

function toHtml([first = '', ...rest]: string[]): string {
  const items = rest.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return `<p><strong>${escapeHtml(first)}</strong></p><ul>${items}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
