import { readFileSync } from 'node:fs';

import type { AnswerWords } from '../../features/enquiry/model/answer/answer-words';
import type { AnswerRequest } from '../../features/enquiry/model/answer/answerable';
import { createTexts } from '../../i18n/create-texts';
import { createTranslate } from '../../i18n/create-translate';
import { knownLocales, type KnownLocale } from '../../i18n/locales';
import type { Translate } from '../../i18n/text-keys';

/** A request with overrides. */
export function createAnswerRequest(change: Partial<AnswerRequest> = {}): AnswerRequest {
  return {
    ...{ locale: 'de', name: 'Jürgen Weiß', email: 'juergen@visitor.example', phone: '+49 1511 2345678' },
    ...{ items: ['204170'], questions: [], facts: [], hasMessage: false },
    ...change,
  };
}

/** The texts of the answer page in a language. */
export function getAnswerTexts(locale: KnownLocale): Translate {
  const read = (namespace: string) =>
    JSON.parse(readFileSync(`${process.cwd()}/locales/${locale}/${namespace}.json`, 'utf8')) as object;
  return createTranslate(createTexts(locale, { answer: read('answer'), answering: read('answering') }));
}

/** One language of an answer about one machine. */
export function createAnswerWords(locale: KnownLocale, change: Partial<AnswerWords> = {}): AnswerWords {
  const url = 'https://dealer.example/de/anlasse/traktoren/fendt-724-vario-204170';
  const item = {
    title: 'Fendt 724 Vario (L20417)',
    price: '74.950 € zzgl. MwSt.',
    vat: ' zzgl. MwSt.',
    note: null,
    url,
  };
  return {
    ...{ t: getAnswerTexts(locale), iso: knownLocales[locale].iso, dealers: getAnswerTexts('nl'), facts: [] },
    items: [{ state: 'found', id: '204170', isMargin: false, similar: [], ...item }],
    ...change,
  };
}

/** Who answers. */
export const answerSeller = {
  company: 'Veldkamp',
  address: 'Fictieweg 14 b, 7400 XX Veldkampen',
  phone: '+31 570 123456',
  email: 'info@dealer.example',
  site: 'https://dealer.example',
  verify: 'https://dealer.example/echt-van-ons',
};
