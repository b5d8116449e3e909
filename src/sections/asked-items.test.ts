import type { Row } from '@/features/shortlist/model/row';
import type { StockItem } from '@/features/stock/model/item';

import { isTaken, toAskedItems } from './asked-items';

const buildRow = (id: string, state: Row['state'], item: Partial<StockItem> | null): Row => ({
  ...{ id, state, changes: [] },
  item: item && { advertisementID: id, category: { name: 'tractors', longPluralTranslated: {} }, ...item },
});
const words = {
  toTitle: ({ advertisementID }: StockItem) => `Machine ${advertisementID}`,
  toStatus: ({ status }: StockItem) => status ?? null,
  toUrl: ({ advertisementID }: StockItem) => `https://dealer.example/${advertisementID}`,
  toOwnUrl: ({ advertisementID }: StockItem) => `https://dealer.example/de/${advertisementID}`,
};

it('asks about what can still be bought, and says what is reserved', () => {
  const rows = [
    buildRow('1', 'live', { advertiserStockNumber: 'L1' }),
    buildRow('2', 'live', { status: 'reserved' }),
    buildRow('3', 'live', { status: 'sold' }),
    buildRow('4', 'gone', {}),
    buildRow('5', 'gone', null),
    buildRow('6', 'unconfirmed', {}),
    buildRow('7', 'unconfirmed', null),
  ];
  expect(toAskedItems(rows, words)).toEqual([
    {
      id: '1',
      title: 'Machine 1',
      number: 'L1',
      url: 'https://dealer.example/1',
      ownUrl: 'https://dealer.example/de/1',
      isMargin: false,
      isNet: false,
      price: 'request',
    },
    {
      id: '2',
      title: 'Machine 2',
      number: null,
      url: 'https://dealer.example/2',
      ownUrl: 'https://dealer.example/de/2',
      isMargin: false,
      isNet: false,
      price: 'request',
      note: 'reserved',
    },
    {
      id: '6',
      title: 'Machine 6',
      number: null,
      url: 'https://dealer.example/6',
      ownUrl: 'https://dealer.example/de/6',
      isMargin: false,
      isNet: false,
      price: 'request',
    },
  ]);
  expect(rows.filter(isTaken).map(({ id }) => id)).toEqual(['3', '4', '5']);
});
