/** @jest-environment jsdom */
import { readTypedAnswer, writeTypedAnswer } from './typed-answer';

afterEach(() => {
  window.sessionStorage.clear();
  jest.restoreAllMocks();
});

it('finds what was typed for the same enquiry, and nothing for another', () => {
  writeTypedAnswer('#a.b', { price: 'is', 'price.amount': '1.250' });
  expect(readTypedAnswer('#a.b')).toEqual({ price: 'is', 'price.amount': '1.250' });
  expect(readTypedAnswer('#a.c')).toEqual({});
});

it('keeps the visitor’s name and address out of the storage', () => {
  writeTypedAnswer('#Jansen', { free: 'Dank u' });
  expect(window.sessionStorage.getItem('answer-typed')).not.toContain('Jansen');
});

it.each(['', 'null', '3', '{"seal":1}', '{"seal":"', JSON.stringify({ seal: '0', values: null })])(
  'reads nothing from %s',
  (kept) => {
    window.sessionStorage.setItem('answer-typed', kept);
    expect(readTypedAnswer('#a')).toEqual({});
  },
);

it('leaves out what is no text', () => {
  writeTypedAnswer('#a', { free: 'x' });
  const kept = JSON.parse(window.sessionStorage.getItem('answer-typed') ?? '{}') as { seal: string };
  window.sessionStorage.setItem('answer-typed', JSON.stringify({ ...kept, values: { free: 3, price: 'is' } }));
  expect(readTypedAnswer('#a')).toEqual({ price: 'is' });
});

it('does without a storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  writeTypedAnswer('#a', { free: 'x' });
  expect(readTypedAnswer('#a')).toEqual({});
});
