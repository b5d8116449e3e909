import fc from 'fast-check';

import { locales } from '../../../../i18n/locales';
import { createAnswerRequest } from '../../../../testing/factories/answer';
import { anyCharacter } from '../../../../testing/factories/any-text';
import { toLine } from '../clean';

import { answerVersion, toAnswerLink } from './answer-link';
import { answerableIds, detailChoices, detailNames, type AnswerRequest, type DetailName } from './answerable';
import { parseAnswerHash } from './parse-answer-hash';
import { toSeal } from './seal';

const siteUrl = 'https://dealer.example';
const toHash = (request: AnswerRequest) => toAnswerLink(request, siteUrl).split('#')[1] ?? '';
const toSealed = (list: unknown, version = answerVersion) => {
  const sealed = version + Buffer.from(typeof list === 'string' ? list : JSON.stringify(list)).toString('base64url');
  return sealed + toSeal(sealed);
};

const text = fc.string({ unit: anyCharacter, maxLength: 40 }).map(toLine);
const detail = (name: DetailName) => {
  if (name === 'day' || name === 'from') return fc.constant('2026-12-03');
  if (name === 'amount') return fc.nat().map((amount) => String(amount % 1e9));
  if (name === 'opening') return fc.constantFrom('2800x3000x', '2800xx6000', 'x3000x');
  if (name in detailChoices) {
    const choices: readonly string[] = detailChoices[name as keyof typeof detailChoices];
    return fc.subarray([...choices], { minLength: 1 }).map((chosen) => chosen.join());
  }
  return text.filter((typed) => typed !== '');
};
const question = fc.constantFrom(...answerableIds).chain((id) => {
  const details = fc.record(Object.fromEntries(detailNames[id].map((name) => [name, detail(name)])), {
    requiredKeys: [],
  });
  return fc.record({ id: fc.constant(id), details });
});
const request: fc.Arbitrary<AnswerRequest> = fc.record({
  locale: fc.constantFrom(...locales),
  name: text,
  email: fc.constantFrom('jan@visitor.example', "o'brien+x@müller.example", ''),
  phone: fc.constantFrom('+49 1511 2345678', ''),
  items: fc.uniqueArray(fc.nat().map(String), { maxLength: 20 }),
  questions: fc.uniqueArray(question, { selector: ({ id }) => id, maxLength: 5 }),
  facts: fc.uniqueArray(fc.constantFrom('length', 'width', 'crane.make', 'year')),
  hasMessage: fc.boolean(),
});

it('every request comes back as it was', () => {
  fc.assert(
    fc.property(request, (one) => {
      // What is too long for a link is another test.
      fc.pre(!JSON.stringify(parseAnswerHash(toHash(one))).includes('…'));
      expect(parseAnswerHash(`#${toHash(one)}`)).toEqual({ status: 'ok', request: one, unknown: [] });
    }),
  );
});

it('a link that was cut, or in which one character changed, is damaged', () => {
  const letter = fc.constantFrom('a', 'Z', '0', '9', '-', '_', '=', '%', '.');
  fc.assert(
    fc.property(request, fc.nat(), letter, (one, place, other) => {
      const hash = toHash(one);
      const at = place % hash.length;
      if (at > 0) expect(parseAnswerHash(hash.slice(0, at))).toEqual({ status: 'failed', reason: 'damaged' });
      const changed = hash.slice(0, at) + other + hash.slice(at + 1);
      if (changed !== hash) expect(parseAnswerHash(changed)).toEqual({ status: 'failed', reason: 'damaged' });
    }),
  );
});

it('no text makes it throw, also none that is sealed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.json(), fc.string(), (typed, json, version) => {
      parseAnswerHash(typed);
      parseAnswerHash(toSealed(typed));
      parseAnswerHash(toSealed(json));
      parseAnswerHash(version + toSeal(version));
      parseAnswerHash(toSealed(json, version.slice(0, 1)));
    }),
  );
});

it.each([
  ['', 'empty'],
  ['#', 'empty'],
  ['#enquiry', 'damaged'],
  [toSealed([], '2'), 'version'],
  [toSealed([]), 'damaged'],
  [toSealed('no JSON'), 'damaged'],
  [toSealed(['de', 'Jan', 5, '', '', [], '']), 'damaged'],
])('the hash %j is %s', (hash, reason) => {
  expect(parseAnswerHash(hash)).toEqual({ status: 'failed', reason });
});

it('opens a link of a newer form, and names what it does not know', () => {
  const questions = [['leasing', 'months', '12'], ['delivery', 'place', 'Osnabrück', 'floor', '3'], []];
  const hash = toSealed(['xx', 'Jan', 'jan@a.example', '', '1', questions, 'length,colour2', 'of a newer form']);
  expect(parseAnswerHash(hash)).toEqual({
    status: 'ok',
    request: {
      ...{
        locale: 'en',
        name: 'Jan',
        email: 'jan@a.example',
        phone: '',
        items: ['1'],
        facts: ['length', 'colour2'],
        hasMessage: false,
      },
      questions: [{ id: 'delivery', details: { place: 'Osnabrück' } }],
    },
    unknown: ['xx', 'leasing'],
  });
});

it('takes nothing from a forged link that could be more than words', () => {
  const questions = [
    ['viewing', 'day', 'tomorrow', 'part', 'night,morning', 'way', '<b>'],
    ['offer', 'amount', '1e9'],
    ['gate', 'opening', 'xx'],
  ];
  const hash = toSealed([
    'de',
    'Jan\r\nBcc: x',
    'a@b.example?bcc=all@c.example',
    'tel',
    '../1,7',
    questions,
    'a b,<i>',
  ]);
  expect(parseAnswerHash(hash)).toMatchObject({
    request: {
      ...{ name: 'Jan Bcc: x', items: ['7'], facts: [] },
      questions: [
        { id: 'viewing', details: { part: 'morning' } },
        { id: 'offer', details: {} },
        { id: 'gate', details: {} },
      ],
    },
  });
});

it('is short enough for mail programs, whatever was typed, about twenty machines', () => {
  const long = '\u{1F69C}'.repeat(200);
  const details = (id: (typeof answerableIds)[number]) =>
    Object.fromEntries(detailNames[id].map((name) => [name, name in detailChoices ? 'tyres,hoursMeter' : long]));
  const full = createAnswerRequest({
    name: long,
    email: `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(50)}.example`,
    phone: '+'.padEnd(40, '1'),
    items: Array.from({ length: 20 }, (_, index) => String(100_000_000_000 + index)),
    questions: answerableIds.map((id) => ({ id, details: details(id) })),
    facts: Array.from({ length: 80 }, (_, index) => `cargoSpaceInternalLength${String(index)}`),
  });
  const link = toAnswerLink(full, siteUrl);
  expect(link.length).toBeLessThan(1900);
  expect(link).toMatch(/^https:\/\/dealer\.example\/antwoord#[\w-]+$/);
  const parsed = parseAnswerHash(link.split('#')[1] ?? '');
  expect(parsed).toMatchObject({ request: { email: full.email, items: full.items }, unknown: [] });
});
