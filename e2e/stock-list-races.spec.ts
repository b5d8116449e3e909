import { setTimeout as wait } from 'node:timers/promises';

import {
  expectIds,
  getChips,
  getCount,
  getSearch,
  isForPart,
  getShownIds,
  toListedIds,
  openGroup,
  openList,
} from './lib/stock-list';
import { expect, test, type SearchBody } from './lib/stock-server';

const getMakes = ({ filters }: SearchBody) =>
  filters.flatMap((filter) => (filter.property === 'makeName' && 'values' in filter ? filter.values : []));

test('twenty fast clicks on filters end in the right list with the right address', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  await openList(page, stock);
  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  // Every answer takes its own time, so that they come in another order than they were asked for.
  stock.answer(async () => {
    await wait((stock.asked.length * 37) % 90);
    return false;
  });
  const makes = await openGroup(page.locator(isMobile ? 'dialog' : 'section[aria-label=Filters]'), 'Merk');
  const names = ['Claas', 'John Deere', 'Fendt', 'Kubota'];
  await makes.evaluate((group, wanted) => {
    for (let click = 0; click < 20; click += 1) {
      const name = wanted[click % 4] ?? '';
      const labels = [...group.querySelectorAll('label')];
      labels.find(({ textContent }) => textContent.startsWith(name))?.click();
    }
  }, names);
  if (isMobile) await page.getByRole('button', { name: /^Toon \d+ machines$/ }).click();
  await expect(getChips(page)).toHaveText(names.map((name) => `Merk: ${name}`));
  await expectIds(
    page,
    items.filter(({ makeName }) => names.includes(makeName ?? '')),
    0,
    24,
  );
  await stock.settled();
  expect(getSearch(page)).toBe('?filter-makeName[]=Claas,John Deere,Fendt,Kubota');
  await expect(getCount(page)).toHaveText('52 machines');
  await expect(page.locator('#stock-results')).toHaveAttribute('aria-busy', 'false');
});

test('clicks as fast as a hand can are all counted, one after the other', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'on a phone nothing is applied before the sheet is closed');
  await openList(page, stock);
  stock.misbehave({ kind: 'delay', milliseconds: 60 });
  const makes = await openGroup(page.getByRole('region', { name: 'Filters' }), 'Merk');
  const claas = makes.getByRole('checkbox', { name: /^Claas / });
  const fendt = makes.getByRole('checkbox', { name: /^Fendt / });
  for (let round = 0; round < 10; round += 1) {
    await claas.click();
    if (round < 9) await fendt.click();
  }
  await expect(getChips(page)).toHaveText(['Merk: Fendt']);
  await expectIds(
    page,
    items.filter(({ makeName }) => makeName === 'Fendt'),
  );
  expect(getSearch(page)).toBe('?filter-makeName[]=Fendt');
});

test('a slow first answer never takes the place of a fast second one', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  let answered = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answered = resolve));
  stock.answer(async (_, body) => {
    if (body.sort[0]?.property !== 'price.amount') return false;
    await wait(500);
    answered();
    return false;
  });
  const sort = page.getByLabel('Sorteren op');
  await sort.selectOption({ label: 'Prijs: hoog naar laag' });
  await sort.selectOption({ label: 'Langst geplaatst eerst' });
  const oldest = items.toReversed();
  await expectIds(page, oldest, 0, 24);
  await isAnswered;
  await stock.settled();
  await expectIds(page, oldest, 0, 24);
  expect(getSearch(page)).toBe('?sortBy=createdDate-asc');
  // What was given up was not kept as an answer either.
  const countPages = () => stock.asked.filter((body) => !isForPart(body)).length;
  const asked = countPages();
  stock.behave();
  await sort.selectOption({ label: 'Prijs: hoog naar laag' });
  await expect.poll(countPages).toBe(asked + 1);
});

test('typing fast asks for what was typed in the end', async ({ page, stock, items, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await openList(page, stock);
  stock.asked.length = 0;
  await page.getByRole('combobox', { name: 'Zoeken in de voorraad' }).pressSequentially('vario', { delay: 30 });
  await expectIds(
    page,
    items.filter(({ model, type }) => /vario/i.test([model, type].join(' '))),
  );
  // The index may have shown them before the API was asked.
  await expect.poll(() => stock.asked.at(-1)?.freeTextSearch?.term).toBe('vario');
  expect(stock.asked.length).toBeLessThan(4);
  expect(stock.asked.flatMap(getMakes)).toEqual([]);
});

test('a list has settled when the answer is on screen, however late the page reads it', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own response below
    const { text } = Response.prototype;
    Response.prototype.text = async function readLate() {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return text.call(this);
    };
  });
  await openList(page, stock);
  await page.getByLabel('Sorteren op').selectOption({ label: 'Langst geplaatst eerst' });
  await stock.settled();
  const oldest = items.toReversed();
  expect(await getShownIds(page)).toEqual(toListedIds(oldest, 0, 24));
});
