import { createEnquiry } from '../../../testing/factories/enquiry';

import type { EnquiryValues } from './fields';
import { isSuspicious } from './spam';

const look = (values: Partial<EnquiryValues>, seconds = 30) =>
  isSuspicious(createEnquiry({ values }).values, { openedAt: 1000, now: 1000 + seconds * 1000 });

it('lets people pass, links to two machines among what they write', () => {
  expect(look({ message: 'Deze: https://a.example/1 of www.b.example?' })).toBe(false);
  expect(look({}, 3)).toBe(false);
});

it.each<[string, Partial<EnquiryValues>, number]>([
  ['fills in what nobody sees', { trap: 'x' }, 30],
  ['is faster than anybody', {}, 2.9],
  ['writes many links', { message: 'http://a.example HTTPS://b.example www.c.example' }, 30],
  ['writes links everywhere', { message: 'http://a.example', name: 'www.b.example', make: 'www.c.example' }, 30],
])('suspects what %s', (_, values, seconds) => {
  expect(look(values, seconds)).toBe(true);
});
