import type { Texts } from '../catalogue-item';
import type { Random } from '../random';
import { closings, damageSentences, hourSentences, newOpenings, newSentences, openings } from '../texts/shared';
import type { Text, TextTable } from '../texts/text';

type Language = 'nl' | 'en' | 'de';
const languages = ['nl', 'en', 'de'] as const satisfies Language[];
const numberFormats = {
  nl: new Intl.NumberFormat('nl-NL'),
  en: new Intl.NumberFormat('en-GB'),
  de: new Intl.NumberFormat('de-DE'),
} as const;

export type Subject = {
  table: TextTable;
  name: string;
  year: number;
  hours: number | null;
  state: 'used' | 'new' | 'damaged';
};

/**
 * Writes the dealer's description of a machine: two to six sentences, sometimes as simple HTML, sometimes not in every
 * language.
 */
export function toDescription(subject: Subject, random: Random): Texts {
  const sentences = chooseSentences(subject, random);
  const asHtml = random.chance(0.25);
  const kept = chooseLanguages(random);
  return Object.fromEntries(
    kept.map((language) => {
      const lines = sentences.map((sentence) => fill(sentence[languages.indexOf(language)] ?? '', subject, language));
      return [language, asHtml ? toHtml(lines) : lines.join(' ')];
    }),
  );
}

/** A few accessories of the kind, in the three languages. */
export function toAccessories(table: TextTable, random: Random): Texts[] {
  const count = random.integer(0, Math.min(8, table.accessories.length));
  return random
    .shuffle(table.accessories)
    .slice(0, count)
    .map(([nl, en, de]) => ({ nl, en, de }));
}

function chooseSentences({ table, hours, state }: Subject, random: Random): Text[] {
  const draw = (list: readonly Text[], count: number) => random.shuffle(list).slice(0, count);
  if (state === 'new')
    return [...draw(newOpenings, 1), ...draw(newSentences, random.integer(0, 2)), ...draw(closings, 1)];
  return [
    ...draw([...openings, ...table.openings, ...table.openings], 1),
    ...(state === 'damaged' ? draw(damageSentences, 1) : []),
    ...(hours === null ? [] : draw(hourSentences, random.integer(0, 1))),
    ...draw(table.sentences, random.integer(1, state === 'damaged' ? 2 : 3)),
    ...draw(closings, 1),
  ];
}

function chooseLanguages(random: Random): Language[] {
  const chance = random.next();
  if (chance < 0.08) return ['nl'];
  if (chance < 0.14) return ['nl', 'de'];
  return chance < 0.2 ? ['nl', 'en'] : [...languages];
}

function fill(sentence: string, { name, year, hours }: Subject, language: Language): string {
  return sentence
    .replace('{name}', name)
    .replace('{year}', String(year))
    .replace('{hours}', numberFormats[language].format(hours ?? 0));
}

function toHtml([first = '', ...rest]: string[]): string {
  const items = rest.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return `<p><strong>${escapeHtml(first)}</strong></p><ul>${items}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
