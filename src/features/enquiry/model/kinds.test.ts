import { createItems } from '../../../testing/factories/enquiry';

import { emptyValues } from './fields';
import { getAskedQuestions, getChosen, getQuestions, isRequired } from './kinds';

it('an enquiry is about all machines of a list but those that are skipped, in the order of the list', () => {
  const [first, second, third] = createItems(3);
  const offered = createItems(3);
  expect(getChosen(offered, { skipped: [] })).toEqual(offered);
  expect(getChosen(offered, { skipped: ['2', 'gone'] })).toEqual([first, third]);
  expect(getChosen(offered, { skipped: ['3', '1'] })).toEqual([second]);
});

it('nothing under the margin scheme is exported without VAT, and a draft that asks for it does not', () => {
  const [one, other] = createItems(2).map((item) => ({ ...item, isMargin: true }));
  const plain = createItems(1);
  expect(getQuestions({ about: [] })).toContain('export');
  expect(getQuestions({ about: [...plain, ...(one ? [one] : [])] })).toContain('export');
  const about = [one, other].flatMap((item) => item ?? []);
  expect(getQuestions({ about })).not.toContain('export');
  const values = { ...emptyValues, questions: ['export'] as const };
  const enquiry = { kind: 'product', about, isChosen: false, values } as const;
  expect(getAskedQuestions(enquiry)).toEqual([]);
  expect(isRequired('message', enquiry)).toBe(true);
  expect(isRequired('message', { ...enquiry, about: plain })).toBe(false);
});
