import { createEnquiry, createItems } from '../../../testing/factories/enquiry';

import { emptyValues } from './fields';
import { getAskedQuestions, getChosen, getFields, getQuestions, isRequired, type About } from './kinds';

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

describe('what can be asked', () => {
  const [item] = createItems(1);
  const toAsked = (...terms: readonly Partial<About>[]) =>
    getQuestions({ about: terms.map((one) => ({ ...(item as About), ...one })) });
  const usual = ['available', 'viewing', 'photos', 'delivery', 'tradeIn', 'history', 'export'];
  const open = [...usual.slice(0, 4), 'offer', ...usual.slice(4)];
  const seen = usual.filter((id) => id !== 'photos');

  it.each<[string, string[], Partial<About>[]]>([
    ['one for sale', usual, [{ price: 'fixed' }]],
    ['one on request', ['price', ...open], [{ price: 'request' }]],
    ['one with many photos', seen, [{ price: 'fixed', photos: 12 }]],
    ['one with fewer photos', usual, [{ price: 'fixed', photos: 11 }]],
    ['several with many photos', seen, [{ photos: 12 }, { photos: 30 }]],
    ['several, one with fewer', usual, [{ photos: 12 }, { photos: 1 }]],
    ['one that is auctioned', ['auction', ...usual], [{ price: 'auction' }]],
    ['several, one of them auctioned', usual, [{ price: 'auction' }, { price: 'fixed' }]],
    ['one to bid for', ['offer', ...usual], [{ price: 'bid' }]],
    ['one for rent, too', [...usual.slice(0, 5), 'rental', 'history', 'export'], [{ price: 'fixed', rent: 'also' }]],
    [
      'one only for rent',
      ['rental', 'available', 'viewing', 'photos', 'delivery', 'history'],
      [{ price: 'request', rent: 'only' }],
    ],
    ['several', usual, [{ price: 'fixed' }, { price: 'bid', rent: 'also' }]],
    ['none that is known', usual, []],
  ])('about %s', (_, expected, terms) => {
    expect(toAsked(...terms)).toEqual(expected);
  });

  it('opens the details of what is selected and can be asked, in the order of the questions', () => {
    const about = createItems(1).map((one) => ({ ...one, price: 'request' as const }));
    const toFields = (questions: (typeof emptyValues)['questions'], kind: 'product' | 'contact' = 'product') =>
      getFields(createEnquiry({ kind, about, values: { questions } }));
    expect(toFields([])).toEqual(['message', 'name', 'email', 'phone']);
    expect(toFields(['offer', 'rental', 'viewing']).slice(0, -4)).toEqual(['day', 'part', 'way', 'amount']);
    expect(toFields(['offer'], 'contact')).toEqual(['message', 'name', 'email', 'phone']);
  });
});
