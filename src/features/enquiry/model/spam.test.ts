import { createEnquiry } from '../../../testing/factories/enquiry';

import type { EnquiryValues } from './fields';
import type { EnquiryKind } from './kinds';
import { findSuspicion } from './spam';

const enquire = (values: Partial<EnquiryValues>, kind: EnquiryKind = 'contact') => createEnquiry({ kind, values });
const look = (values: Partial<EnquiryValues>, seconds = 30, kind: EnquiryKind = 'contact') =>
  findSuspicion(enquire(values, kind), { openFor: seconds * 1000, sinceRefusal: null });

it.each([
  'Deze: https://a.example/1 of www.b.example?',
  'Zie https://www.voorbeeld.example/a en https://www.voorbeeld.example/b',
  'HTTP://WWW.a.example,HTTPS://WWW.b.example',
  '(https://www.a.example/www.html) https://archive.example/https://www.b.example/?u=http://c.example&v=www.d.example',
  'wwww. en www dingen',
])('lets people pass with two links in “%s”', (message) => {
  expect(look({ message })).toBeNull();
});

it('counts only links that can be seen and taken out', () => {
  const place = 'https://a.example https://b.example https://c.example';
  expect(look({ place }, 30, 'product')).toBeNull();
  expect(look({ place, questions: ['delivery'] }, 30, 'product')).toBe('links');
});

it.each<[string, Partial<EnquiryValues>, number, string]>([
  ['fills in what nobody sees', { trap: 'x' }, 30, 'trap'],
  ['is faster than anybody', {}, 2.9, 'fast'],
  ['writes many links', { message: 'http://a.example HTTPS://b.example www.c.example' }, 30, 'links'],
  ['writes many links without spaces', { message: 'http://a.example,http://b.example;www.c.example' }, 30, 'links'],
  [
    'writes links everywhere',
    { message: 'http://a.example', name: 'www.b.example', phone: 'www.c.example' },
    30,
    'links',
  ],
])('suspects what %s', (_, values, seconds, suspicion) => {
  expect(look(values, seconds)).toBe(suspicion);
});

it('takes three seconds for long enough', () => {
  expect(look({}, 3)).toBeNull();
});

describe('a press after one that was refused', () => {
  const again = (values: Partial<EnquiryValues>, sinceRefusal: number) =>
    findSuspicion(enquire(values), { openFor: 500, sinceRefusal });

  it('is a person’s when there was time to read the answer', () => {
    expect(again({}, 100)).toBeNull();
    // A password manager may have filled it in once more.
    expect(again({ trap: 'x' }, 100)).toBeNull();
  });

  it('is a machine’s at once', () => {
    expect(again({}, 99)).toBe('fast');
    expect(again({ trap: 'x' }, 0)).toBe('fast');
  });

  it('is refused for links as ever', () => {
    expect(again({ message: 'http://a.example http://b.example http://c.example' }, 5000)).toBe('links');
  });
});
