/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { buildRawItem } from '../../../../testing/factories/stock-item';
import { parseStockItem } from '../../model/item';
import { getItemTitle } from '../../model/item-names';

import { ItemName } from './item-name';

function renderName(override: Record<string, unknown>, untitled?: string): { name: string; lines: string[] } {
  const parsed = parseStockItem(buildRawItem(override));
  if (parsed.status === 'broken') throw new Error(parsed.reason);
  render(<ItemName item={parsed.item} title={untitled ?? getItemTitle(parsed.item)} />);
  const heading = screen.getByRole('heading', { level: 1 });
  return {
    name: heading.textContent,
    lines: [...heading.querySelectorAll('span')].map(({ textContent }) => textContent),
  };
}

test.each([
  [{ makeName: 'Fendt', model: '716 Vario' }, 'Fendt 716 Vario', ['Fendt']],
  [{ makeName: 'Massey Ferguson', model: '5713 S' }, 'Massey Ferguson 5713 S', ['Massey Ferguson']],
  [{ makeName: 'JCB', model: 'Loadall 541-70' }, 'JCB Loadall 541-70', ['JCB', '541-70']],
  [{ makeName: 'Linde', model: 'H25D-02/03' }, 'Linde H25D-02/03', ['Linde', 'H25D-02/03']],
  [{ makeName: 'Overig', model: 'Eigenbouw' }, 'Eigenbouw', []],
  [{ makeName: 'Fendt', model: null, modelOther: null }, 'Fendt', []],
])('of %j the heading is %s, with these in spans of their own: %j', (names, name, lines) => {
  expect(renderName({ type: null, ...names })).toEqual({ name, lines });
});

test('what has no name at all is called by its number', () => {
  expect(renderName({ makeName: null, model: null, modelOther: null, type: null }, 'Machine L20417')).toEqual({
    name: 'Machine L20417',
    lines: [],
  });
});
