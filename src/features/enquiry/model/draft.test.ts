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
  expect(toInitialValues({ name: 'x', make: 'Fendt' }, draft)).toEqual({ ...values, make: 'Fendt' });
});

it('what was asked about a machine goes on in the form to find another one, which is what it begins with', () => {
  const kept = parseDraft(formatDraft({ values: { ...values, wish: 'sell' }, files: 0 }));
  expect(toInitialValues({ wish: 'find', make: 'Claas' }, kept)).toEqual({ ...values, wish: 'find', make: 'Claas' });
});

it('comes back whatever was typed', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: anyCharacter }),
      fc.subarray([...questionIds]),
      fc.array(fc.string({ unit: anyCharacter })),
      (message, questions, skipped) => {
        const kept = parseDraft(formatDraft({ values: { ...values, message, questions, skipped }, files: 0 }));
        expect(toInitialValues({}, kept)).toEqual({ ...values, message, questions, skipped });
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
