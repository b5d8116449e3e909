import { createEnquiry } from '../../../testing/factories/enquiry';

import type { EnquiryValues } from './fields';
import { findSuspicion } from './spam';

const look = (values: Partial<EnquiryValues>, seconds = 30) =>
  findSuspicion(createEnquiry({ values }).values, { openedAt: 1000, now: 1000 + seconds * 1000 });

it('lets people pass, links to two machines among what they write', () => {
  expect(look({ message: 'Deze: https://a.example/1 of www.b.example?' })).toBeNull();
  expect(look({}, 3)).toBeNull();
});

it.each<[string, Partial<EnquiryValues>, number, string]>([
  ['fills in what nobody sees', { trap: 'x' }, 30, 'trap'],
  ['is faster than anybody', {}, 2.9, 'fast'],
  ['writes many links', { message: 'http://a.example HTTPS://b.example www.c.example' }, 30, 'links'],
  [
    'writes links everywhere',
    { message: 'http://a.example', name: 'www.b.example', make: 'www.c.example' },
    30,
    'links',
  ],
])('suspects what %s', (_, values, seconds, suspicion) => {
  expect(look(values, seconds)).toBe(suspicion);
});
