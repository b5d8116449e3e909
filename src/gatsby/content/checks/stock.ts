import type { ContentFinding, StockCategoryCount } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { sectorKeys } from '../../../../content-model/types/shared';
import { foldText } from '../../../lib/fold-text';
import { nameEntry, type CmsEntry } from '../fetch-entries';
import { readCategories } from '../mend/categories';

import { getText, getTexts, isOf, type Facts } from './facts';
import { quote, toFinding } from './finding';

/** As many names as one can read in a sentence. */
const maxNamed = 12;
const toPaste = 'The desk lists the names of all, under “Names of the stock categories”.';

/**
 * The categories of sectors, teasers and search words that the stock system does not have, or has under another
 * spelling.
 */
export function findUnknownCategories(facts: Facts): ContentFinding[] {
  const sectors = facts.entries.filter(isOf('sector')).flatMap((sector) => judgeSector(sector, facts));
  const teasers = facts.entries
    .filter(isOf('stockTeaser'))
    .flatMap((teaser) => toDoubts(teaser, 'category', [getText(teaser, 'category') ?? ''], facts));
  const synonyms = facts.entries
    .filter(isOf('searchSynonym'))
    .flatMap((synonym) => toDoubts(synonym, 'category', [getText(synonym, 'category') ?? ''], facts));
  const articles = facts.entries
    .filter((entry) => isOf('news')(entry) || isOf('story')(entry))
    .flatMap((article) => toDoubts(article, 'category', [getText(article, 'category') ?? ''], facts));
  return [...sectors, ...teasers, ...synonyms, ...articles];
}

function judgeSector(sector: CmsEntry, facts: Facts): ContentFinding[] {
  const written = getTexts(sector, 'categories');
  const isKnown = readCategories(written, facts.categories).some(({ name }) => name !== null);
  const doubts = toDoubts(sector, 'categories', written, facts);
  if (isKnown || facts.categories.length === 0) return doubts;
  return [
    toFinding(sector, {
      field: 'categories',
      problem: `The sector ${nameEntry(sector)} has no category that the stock system knows: its pages show no machine, and lead to the whole stock.`,
      advice: `Write names of the stock system into “Stock categories”, for example ${nameSome(facts)}. ${toPaste}`,
    }),
    ...doubts,
  ];
}

function toDoubts(entry: CmsEntry, field: string, written: readonly string[], { categories }: Facts): ContentFinding[] {
  const read = readCategories(written, categories);
  const start = `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: the category`;
  const unknown = read.filter(({ name }) => name === null).map((one) => quote(one.written));
  return [
    ...(unknown.length === 0
      ? []
      : [
          toFinding(entry, {
            field,
            problem: `${start} ${unknown.slice(0, maxNamed).join(', ')} is none of the stock system; it finds no machine.`,
            advice: `Write it as the stock system does, or take it out. ${toPaste}`,
          }),
        ]),
    ...read
      .filter((one) => one.name !== null && one.name !== one.written)
      .map((one) =>
        toFinding(entry, {
          field,
          problem: `${start} ${quote(one.written)} is read as ${quote(one.name)}.`,
          advice: `Write ${one.name ?? ''}.`,
        }),
      ),
  ];
}

function nameSome({ categories }: Facts): string {
  const filled = [...categories].sort((one, other) => other.machines - one.machines);
  return filled
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');
}

/** Brands of which the stock has no machine: they lead nowhere. */
export function findBrandsWithoutStock({ entries, makes }: Facts): ContentFinding[] {
  // A stock without machines says nothing about brands.
  if (makes.size === 0) return [];
  const byLetters = new Map([...makes.keys()].map((make) => [toLetters(make), make]));
  return entries.filter(isOf('brand')).flatMap((brand) => {
    const name = getText(brand, 'name');
    if (name === null || makes.has(name)) return [];
    const similar = byLetters.get(toLetters(name));
    return [
      toFinding(brand, {
        field: 'name',
        problem: `The brand ${nameEntry(brand)} has no machines in the stock; it is shown, and leads to none.`,
        advice:
          similar === undefined
            ? 'Nothing has to be done when there are none now; else write the name as the stock system does.'
            : `The stock system writes ${quote(similar)}: write the name so.`,
      }),
    ];
  });
}

function toLetters(name: string): string {
  return foldText(name).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** All categories of the stock system with the sectors that list them, most machines first. */
export function listCategories({ entries, categories, spares }: Facts): StockCategoryCount[] {
  const unused = new Set(spares.map(({ entry }) => entry));
  const sectors = entries.filter((entry) => isOf('sector')(entry) && !unused.has(entry));
  const listed = sectorKeys.map((key) => {
    const sector = sectors.find((entry) => getText(entry, 'key') === key);
    const names = sector === undefined ? [] : readCategories(getTexts(sector, 'categories'), categories);
    return { key, names: new Set(names.map(({ name }) => name)) };
  });
  return categories
    .map(({ name, labels, machines: stockItems }) => ({
      ...{ name, label: labels[0] ?? name, machines: stockItems },
      sectors: listed.filter(({ names }) => names.has(name)).map(({ key }) => key),
    }))
    .sort((one, other) => other.machines - one.machines || (one.name < other.name ? -1 : 1));
}
