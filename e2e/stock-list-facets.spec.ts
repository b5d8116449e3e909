import type { Locator } from '@playwright/test';

import { isForPart, openGroup, openList, withFilters } from './lib/stock-list';
import { expect, test } from './lib/stock-server';

const fendt = '/occasions?filter-makeName[]=Fendt';

/** The values of a filter with their counts, as `Fendt 12`. */
async function readOptions(group: Locator): Promise<{ value: string; count: number }[]> {
  const texts = await group.locator('label').allInnerTexts();
  return texts.map((text) => {
    const [, value = '', count = ''] = /^(.*?)\s+(\d+)$/s.exec(text) ?? [];
    return { value, count: Number(count) };
  });
}

/** How many items have each value, most first, then by name. */
function countValues(values: readonly (string | null | undefined)[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || one.value.localeCompare(other.value, 'nl-NL'));
}

test('a facet with a selection counts its other values as if it had none, the others as they are', async ({
  page,
  stock,
  items,
}) => {
  await openList(page, stock, fendt);
  await withFilters(page, async (filters) => {
    const makes = await openGroup(filters, 'Merk');
    expect(await readOptions(makes)).toEqual(countValues(items.map(({ makeName }) => makeName)).slice(0, 6));
    const classes = items.filter(({ makeName }) => makeName === 'Fendt').map(({ emissionsClass }) => emissionsClass);
    // What only other machines have stays in its place, with a count of 0.
    const offered = await readOptions(await openGroup(filters, 'Emissieklasse'));
    expect(offered.filter(({ count }) => count > 0)).toEqual(countValues(classes));
  });
});

test('it asks again only for facets with a selection and ranges, all at once', async ({ page, stock }) => {
  await openList(page, stock);
  expect(stock.asked.filter((body) => !isForPart(body))).toHaveLength(1);
  stock.asked.length = 0;
  // Nothing is answered until everything has been asked.
  let answerAll = (): void => undefined;
  const allAsked = new Promise<void>((resolve) => (answerAll = resolve));
  stock.answer(async () => {
    if (stock.asked.length === 4) answerAll();
    await allAsked;
    return false;
  });
  await openList(page, stock, `${fendt}&filter-category.name[]=tractors&filter-price.amount-min=1000`);
  expect(stock.asked).toHaveLength(4);
  const [list, ...facets] = stock.asked;
  expect(list?.pagination.size).toBe(24);
  const price = { property: 'price.amount', minimum: 100_000 };
  const make = { property: 'makeName', values: ['Fendt'] };
  const category = { property: 'category.name', values: ['tractors'] };
  expect(
    facets.map(({ pagination, aggregations, filters }) => ({ size: pagination.size, aggregations, filters })),
  ).toEqual([
    { size: 0, aggregations: ['category.name'], filters: [make, price] },
    { size: 0, aggregations: ['makeName'], filters: [category, price] },
    // How many have no price.
    { size: 0, aggregations: undefined, filters: [category, make, { ...price, orValues: [null, 0] }] },
  ]);
});

test('what was opened stays so through a moment without finds', async ({ page, stock }) => {
  await openList(page, stock);
  const filters = page.getByRole('region', { name: 'Filters' });
  const fuels = await openGroup(filters, 'Energiebron');
  const makes = await openGroup(filters, 'Merk');
  await makes.getByRole('button', { name: /^Nog / }).click();
  const all = await makes.getByRole('checkbox').count();
  const field = page.getByRole('combobox', { name: 'Zoeken in de voorraad' });
  await field.fill('qqq');
  await expect(page.getByText('Geen machine past bij deze zoekopdracht.')).toBeVisible();
  await expect(makes.getByRole('checkbox', { name: / 0$/ })).toHaveCount(7);
  await expect(fuels).toBeVisible();
  await field.fill('');
  await expect(makes.getByRole('checkbox')).toHaveCount(all);
  await expect(fuels).toHaveAttribute('open');
});

test('what is pressed stays under the pointer while the values above it change', async ({ page, stock }) => {
  await openList(page, stock);
  const filters = page.getByRole('region', { name: 'Filters' });
  const classes = await openGroup(filters, 'Emissieklasse');
  const categories = await openGroup(filters, 'Categorie');
  const first = classes.getByRole('checkbox').first();
  // A class that few categories have.
  const rare = classes.getByRole('checkbox').last();
  await rare.scrollIntoViewIfNeeded();
  const getTop = async (box: Locator) => (await box.boundingBox())?.y ?? 0;
  const more = categories.getByRole('button', { name: /^Nog / });
  await expect(more).toBeVisible();
  const top = await getTop(first);
  const rareTop = await getTop(rare);
  await rare.click();
  await stock.settled();
  await expect(more).toBeHidden();
  // The window is moved by whole pixels.
  expect(Math.abs((await getTop(first)) - top)).toBeLessThan(0.5);
  expect(Math.abs((await getTop(rare)) - rareTop)).toBeLessThan(0.5);
  const getHeight = () => filters.evaluate(({ scrollHeight }) => scrollHeight);
  const height = await getHeight();
  await page.mouse.move(1000, 400);
  await expect.poll(getHeight).toBeLessThanOrEqual(height);
});
