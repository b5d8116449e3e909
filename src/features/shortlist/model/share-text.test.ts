import { toShareLine, toShareText } from './share-text';

it('names the machines, one in a line', () => {
  expect(toShareText('2 machines', ['Fendt 724', 'Claas Arion'])).toBe('2 machines\n- Fendt 724\n- Claas Arion');
});

it('leaves the link in sight below many', () => {
  const lines = toShareText(
    '12 machines',
    Array.from({ length: 12 }, (_, index) => `M${String(index)}`),
  ).split('\n');
  expect(lines).toHaveLength(12);
  expect(lines.slice(-2)).toEqual(['- M9', '- …']);
});

it.each([
  [{ price: '€ 53.950', vat: 'excl. btw', number: 'L20451' }, 'Claas Arion: € 53.950 excl. btw (L20451)'],
  [{ price: 'Verkocht', vat: null }, 'Claas Arion: Verkocht'],
  [null, 'Claas Arion'],
])('says what a machine costs, unless nobody could ask: %j', (offer, line) => {
  expect(toShareLine('Claas Arion', offer)).toBe(line);
});
