import fc from 'fast-check';

import { anyCharacter } from '../../../testing/factories/any-text';

import { questionIds } from './choices';
import { formatDraft, parseDraft, toInitialValues } from './draft';
import { emptyValues, type EnquiryValues } from './fields';

const values: EnquiryValues = {
  ...emptyValues,
  name: "Jan O'Brien",
  message: 'Een\nTwee "drie"',
  questions: ['delivery'],
  wish: 'find',
};

it('what was typed comes back, how many files there were, too, and nothing that was not filled in', () => {
  const draft = parseDraft(formatDraft({ values: { ...values, trap: 'x' }, files: 3 }));
  expect(draft).toEqual({
    values: { name: values.name, message: values.message, questions: ['delivery'], wish: 'find' },
    files: 3,
  });
  expect(toInitialValues({ name: 'x', make: 'Fendt' }, draft, 'product')).toEqual({ ...values, make: 'Fendt' });
});

it('what was asked about a machine goes on in the form to find another one, which is what it begins with', () => {
  const kept = parseDraft(formatDraft({ values: { ...values, wish: 'sell' }, files: 0 }));
  const known = { wish: 'find', make: 'Claas' } as const;
  expect(toInitialValues(known, kept, 'purchase')).toEqual({ ...values, wish: 'find', make: 'Claas' });
});

it('comes back whatever was typed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.subarray([...questionIds]),
      fc.array(fc.string({ unit: anyCharacter })),
      (message, questions, skipped) => {
        const kept = parseDraft(formatDraft({ values: { ...values, message, questions, skipped }, files: 0 }));
        expect(toInitialValues({}, kept, 'product')).toEqual({ ...values, message, questions, skipped });
      },
    ),
  );
});

it.each([null, '', '{', 'null', '5', '[]', '{"values":[]}', '{"files":2}'])('what is kept as %j is nothing', (text) => {
  expect(parseDraft(text)?.values ?? {}).toEqual({});
});

it('keeps what is whole of what another version kept', () => {
  const text = JSON.stringify({
    values: { name: 'Jan', phone: 5, questions: ['other'], skipped: [5], wish: 'steal', age: 3 },
    files: -1,
  });
  expect(parseDraft(text)).toEqual({ values: { name: 'Jan' }, files: 0 });
});

it('opens a draft of the form before it had more than four questions', () => {
  const text =
    '{"values":{"name":"Jan","place":"Emmen","message":"Hoi","questions":["available","delivery","export"]},"files":1}';
  const draft = parseDraft(text);
  expect(toInitialValues({}, draft, 'product')).toEqual({
    ...emptyValues,
    ...{ name: 'Jan', place: 'Emmen', message: 'Hoi', questions: ['available', 'delivery', 'export'] },
  });
});

it('keeps the details of every question', () => {
  const details = { day: '2026-12-03', part: 'morning', way: 'video', parts: 'tyres,cab', amount: '12.500', from: 'x' };
  const draft = parseDraft(formatDraft({ values: { ...values, ...details, duration: '3 weken' }, files: 0 }));
  expect(draft?.values).toMatchObject({ ...details, duration: '3 weken' });
});

it('the machine that somebody wants to trade in is not the one that is looked for', () => {
  const own = { make: 'Deutz', model: 'Agrotron', year: '2001', hours: '9.000' };
  const kept = parseDraft(
    formatDraft({ values: { ...values, ...own, wish: 'sell', questions: ['available', 'tradeIn'] }, files: 0 }),
  );
  const known = { wish: 'find', make: 'Claas', model: 'Arion' } as const;
  const searched = toInitialValues(known, kept, 'purchase');
  expect(searched).toEqual({ ...values, ...known, year: '', hours: '', questions: ['available'] });
  expect(toInitialValues({}, kept, 'product')).toMatchObject(own);
  // What is then typed about the wanted one is kept.
  const again = parseDraft(formatDraft({ values: { ...searched, make: 'Fendt' }, files: 0 }));
  expect(toInitialValues(known, again, 'purchase')).toMatchObject({ make: 'Fendt', model: 'Arion' });
});
