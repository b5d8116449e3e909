import * as v from 'valibot';

import { isLocale } from '../../../../i18n/locales';
import { maxAbout } from '../choices';
import { toLine, toPhone } from '../clean';
import { isEmail } from '../problems';

import { answerVersion } from './answer-link';
import { answerableIds, detailChoices, detailNames, type AnswerableQuestion, type AnswerRequest } from './answerable';
import { sealLength, toSeal } from './seal';

/** `empty`: no hash. `damaged`: cut, or changed on the way. `version`: whole, and of a newer version than this page. */
export type HashProblem = 'empty' | 'damaged' | 'version';

export type ParsedHash =
  /** `unknown` names questions and a language that this page has no words for. */
  { status: 'ok'; request: AnswerRequest; unknown: readonly string[] } | { status: 'failed'; reason: HashProblem };

/** `[locale, name, email, phone, items, questions, facts, 'message'?]`, and whatever a newer version adds. */
const listSchema = v.looseTuple([
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.array(v.array(v.string())),
  v.string(),
]);

/** In letters: the form takes fewer in each field, and a longer one is forged. */
const longest = 300;

const fail = (reason: HashProblem): ParsedHash => ({ status: 'failed', reason });

/** Reads what stands behind the hash of the answer page. Takes any text, and never throws. */
export function parseAnswerHash(hash: string): ParsedHash {
  const text = hash.replace(/^#/, '').trim();
  if (text === '') return fail('empty');
  // Each version is sealed in this way, so that a damaged link is not taken for one of another version.
  const sealed = text.slice(0, -sealLength);
  if (sealed.length < 2 || toSeal(sealed) !== text.slice(-sealLength)) return fail('damaged');
  if (!sealed.startsWith(answerVersion)) return fail('version');
  const parsed = v.safeParse(listSchema, tryJson(sealed.slice(1)));
  if (!parsed.success) return fail('damaged');
  const [locale, name, email, phone, items, questions, facts, message] = parsed.output;
  const address = toLine(email);
  const known = questions.map(toQuestion);
  return {
    status: 'ok',
    request: {
      // A language that is newer than this page: English is understood by most.
      locale: isLocale(locale) ? locale : 'en',
      name: toLine(name).slice(0, longest),
      email: isEmail(address) ? address : '',
      phone: toPhone(phone),
      items: toNames(items)
        .filter((id) => /^\d{1,15}$/.test(id))
        .slice(0, maxAbout),
      questions: known.filter((question) => typeof question === 'object'),
      facts: toNames(facts).filter((fact) => /^\w+(\.\w+)?$/.test(fact)),
      hasMessage: message === 'message',
    },
    unknown: [isLocale(locale) ? '' : locale, ...known.filter((question) => typeof question === 'string')]
      .map(toLine)
      .filter((name) => name !== ''),
  };
}

/** Each name of a list once. */
function toNames(list: string): string[] {
  return [...new Set(list.split(','))].filter((name) => name !== '');
}

/** A question; its id alone if it is unknown. */
function toQuestion([name = '', ...pairs]: readonly string[]): AnswerableQuestion | string {
  const id = answerableIds.find((one) => one === name);
  if (id === undefined) return name;
  const names: readonly string[] = detailNames[id];
  const details = pairs.flatMap((key, index) => {
    if (index % 2 === 1 || !names.includes(key)) return [];
    const value = toDetail(key, toLine(pairs[index + 1] ?? '').slice(0, longest));
    return value === '' ? [] : [[key, value] as const];
  });
  return { id, details: Object.fromEntries(details) };
}

/** The values of a detail that can be read; empty for none. */
function toDetail(name: string, value: string): string {
  if (name === 'day' || name === 'from') return /^\d{4}-\d\d-\d\d$/.test(value) ? value : '';
  if (name === 'amount') return /^\d{1,9}$/.test(value) ? value : '';
  if (name === 'opening') return /^(?=.*\d)\d{0,5}x\d{0,5}x\d{0,5}$/.test(value) ? value : '';
  const choices: Readonly<Partial<Record<string, readonly string[]>>> = detailChoices;
  const known = choices[name];
  return known === undefined
    ? value
    : toNames(value)
        .filter((one) => known.includes(one))
        .join();
}

/** Null for what is no JSON in base64url. */
function tryJson(base64: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/-/g, '+').replace(/_/g, '/')), (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
