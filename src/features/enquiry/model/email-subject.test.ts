import { createEnquiry, createItems, getEnquiryTexts } from '../../../testing/factories/enquiry';

import { toSubject } from './build-email';

const nl = getEnquiryTexts('nl');

it.each([
  [['viewing'], 1, 'Bezichtiging van Fendt 1 (L1)'],
  // Whether a bid can be made at all is no bid.
  [['viewing', 'offer'], 1, 'Bezichtiging van Fendt 1 (L1)'],
  [['viewing', 'tradeIn'], 1, 'Inruil bij Fendt 1 (L1)'],
  [['rental'], 1, 'Huur van Fendt 1 (L1)'],
  [['viewing'], 0, 'Bezichtiging van een machine (L7)'],
  [['viewing'], 2, 'Bezichtiging van Fendt 1 (L1), Fendt 2 (L2)'],
  // Not offered for several: a draft may have it.
  [['offer'], 2, 'Vraag over 2 machines: Fendt 1 (L1), Fendt 2 (L2)'],
  [['photos'], 1, 'Vraag over Fendt 1 (L1)'],
] as const)('the subject names what is wanted: %j about %i', (questions, count, subject) => {
  const about = createItems(count).map((one) => ({ ...one, price: 'request', rent: 'also' }) as const);
  const enquiry = createEnquiry({ kind: 'product', about, values: { questions, id: 'L7' } });
  expect(toSubject(enquiry, nl)).toBe(subject);
});

it('the subject names what binds most first', () => {
  const about = createItems(1).map((one) => ({ ...one, price: 'request', rent: 'also' }) as const);
  const values = { questions: ['available', 'viewing', 'tradeIn', 'offer'], amount: '61500' } as const;
  expect(toSubject(createEnquiry({ kind: 'product', about, values }), nl)).toBe('Bod op Fendt 1 (L1)');
});
