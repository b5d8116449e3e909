import { dropUnseen } from '../mend/unseen';

/** What is wrong with a text, as the end of a sentence, and what to do about it as a whole one. */
type TextFault = { problem: string; advice: string };

/** The text to show, or null for the site's own. A text with a fault may be shown all the same. */
type JudgedText = { text: string | null; fault: TextFault | null };

const variablePattern = /\{\{\s*(\w+)\s*\}\}/g;
const zeroWidth = /[\u200b\u2060\ufeff]/g;
/** A non-breaking space is meant, and stays. */
const gaps = /[ \t\n\r]+/g;

/** How much longer than the site's own text one may be before it is said: what is around it was laid out for that. */
const toMostLetters = (own: string) => 2 * own.length + 20;

/** A text in one line, without characters that cannot be seen. */
export function cleanText(written: string): string {
  return dropUnseen(written).replace(zeroWidth, '').replace(gaps, ' ').trim();
}

/** The names of a text's variables, each once, in order. @example listVariables('{{b}} of {{a}}') // ['a', 'b'] */
export function listVariables(text: string): string[] {
  return [...new Set([...text.matchAll(variablePattern)].map(([, name]) => name ?? ''))].sort();
}

/**
 * Judges what an editor wrote in the place of a text.
 * @param own the site's own text
 * @param isMarkup whether the site shows the text as markup: then a `<` would begin an element
 */
export function judgeText(own: string, written: unknown, isMarkup = false): JudgedText {
  if (typeof written !== 'string') return leaveOut('is no text', `Write a text, or empty the field. ${quoteOwn(own)}`);
  const text = cleanText(written);
  if (text === '') return leaveOut('has no words', 'Write the text, or empty the field.');
  const [names, asked] = [listVariables(text), listVariables(own)];
  const missing = asked.filter((name) => !names.includes(name));
  const unknown = names.filter((name) => !asked.includes(name));
  if (missing.length > 0)
    return leaveOut(
      `leaves out ${format(missing)}`,
      `Write ${format(missing)} where the site is to fill it in. ${quoteOwn(own)}`,
    );
  if (unknown.length > 0)
    return leaveOut(
      `has ${format(unknown)}, which the site does not fill in there`,
      asked.length === 0 ? 'Take it out: this text has no variables.' : `Use ${format(asked)} only.`,
    );
  if (/[{}]/.test(text.replace(variablePattern, '')))
    return leaveOut('has a brace that belongs to no variable', `Take it out. ${quoteOwn(own)}`);
  if (isMarkup && text.includes('<')) return leaveOut('has the sign “<”, which cannot be shown there', 'Take it out.');
  return { text, fault: judgeLength(own, text) };
}

function judgeLength(own: string, text: string): TextFault | null {
  if (text.length <= toMostLetters(own)) return null;
  return {
    problem: `has ${String(text.length)} characters where the site's own text has ${String(own.length)}; it is shown, and may not fit`,
    advice: `Look at it on a phone, or write at most ${String(toMostLetters(own))} characters.`,
  };
}

function leaveOut(problem: string, advice: string): JudgedText {
  return { text: null, fault: { problem: `${problem}; the site's own text stays`, advice } };
}

function format(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(', ');
}

function quoteOwn(own: string): string {
  return `The site's own text is “${own}”.`;
}
