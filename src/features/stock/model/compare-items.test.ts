import { compareItems, compareIds } from './compare-items';
import { byNewest } from './newest';

const item = (advertisementID: string, createdDate?: string) => ({
  advertisementID,
  ...(createdDate === undefined ? {} : { createdDate }),
});
const ids = (items: readonly { advertisementID: string }[]) => items.map(({ advertisementID }) => advertisementID);

test('a date counts as the moment it names, in whatever zone it is written', () => {
  const items = [
    item('1', '2026-10-02T10:00:00+02:00'),
    item('2', '2026-10-02T08:30:00Z'),
    item('3', '2026-10-02T08:00:00.000Z'),
  ];
  expect(ids(items.toSorted(byNewest))).toEqual(['2', '3', '1']);
});

test('items without the value come last in both orders, the highest id first', () => {
  const items = [item('9'), item('1', '2026-10-02'), item('10'), item('2', '2026-10-03')];
  expect(ids(items.toSorted(compareItems({ property: 'createdDate', order: 'desc' })))).toEqual(['2', '1', '10', '9']);
  expect(ids(items.toSorted(compareItems({ property: 'createdDate', order: 'asc' })))).toEqual(['1', '2', '10', '9']);
});

test.each([
  [{ constructionYear: '2018/2019' }, { constructionYear: '1958' }, 'constructionYear'],
  [{ price: { currency: 'EUR' } }, { price: { amount: 0 } }, 'price.amount'],
] as const)('%j comes behind %j', (without, other, property) => {
  for (const order of ['asc', 'desc'] as const)
    expect(
      ids(
        [
          { advertisementID: '2', ...without },
          { advertisementID: '1', ...other },
        ].toSorted(compareItems({ property, order })),
      ),
    ).toEqual(['1', '2']);
});

test('ids are compared as the numbers they are, however long', () => {
  const sorted = ['2', '10', '9007199254740992', '9007199254740993', '10000000000000000'];
  expect(sorted.toReversed().toSorted(compareIds)).toEqual(sorted);
});
