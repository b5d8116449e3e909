import { formatChanges, parseEditArguments, toFieldEdit } from './edit-arguments';

test('Values are read as JSON where they are JSON, else as text.', () => {
  expect(
    parseEditArguments(['L20417', 'price.amount=4990000', 'status=sold', 'used=true', 'type=', 'model=a=b']),
  ).toEqual({
    kind: 'change',
    item: 'L20417',
    fields: [
      { path: 'price.amount', value: 4990000 },
      { path: 'status', value: 'sold' },
      { path: 'used', value: true },
      { path: 'type', value: '' },
      { path: 'model', value: 'a=b' },
    ],
  });
});

test('An item can be removed and everything reset.', () => {
  expect(parseEditArguments(['204170', '--remove'])).toEqual({ kind: 'remove', item: '204170' });
  expect(parseEditArguments(['--reset'])).toEqual({ kind: 'reset' });
});

test.each([[[]], [['204170']], [['--help']], [['--reset', 'now']]])(
  '%j asks for nothing that can be done.',
  (args: string[]) => {
    expect(parseEditArguments(args)).toBeNull();
  },
);

test('An argument that is no assignment is named.', () => {
  expect(() => parseEditArguments(['204170', 'sold'])).toThrow('‘sold’');
});

test('Dotted fields become nested ones and are shown with what they were.', () => {
  const fields = [
    { path: 'price.amount', value: 5 },
    { path: 'price.currency', value: 'EUR' },
  ];
  expect(toFieldEdit(fields)).toEqual({ price: { amount: 5, currency: 'EUR' } });
  expect(formatChanges({ price: { amount: 7 } }, fields)).toEqual([
    '  price.amount: 7 -> 5',
    '  price.currency: (nothing) -> "EUR"',
  ]);
});
