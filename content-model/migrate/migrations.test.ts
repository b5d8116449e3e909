/** @size small */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { contentTypes } from '..';
import { toContentful } from '../to-contentful';

import { countApplied, migrationsFolder, readMigrations, type Migration } from './migrations';
import { hashModel, toModel, type Model } from './model';

const latest = toModel(toContentful(contentTypes));
const ids = new Set(Object.keys(latest));
const toMigration = (name: string, from: string, to: string): Migration => ({
  ...{ name, from, to, up: () => undefined, down: () => undefined },
});
const without = (...types: string[]): Model =>
  Object.fromEntries(Object.entries(latest).filter(([id]) => !types.includes(id)));
const steps = [
  toMigration('0001-one', hashModel(without('text', 'redirect'), ids), hashModel(without('text'), ids)),
  toMigration('0002-two', hashModel(without('text'), ids), hashModel(latest, ids)),
];

test('the migrations lead to the content types as they are: npm run content-model:migrate -- new <name>', async () => {
  const migrations = await readMigrations();
  expect(JSON.parse(readFileSync(path.join(migrationsFolder, 'model.json'), 'utf8'))).toEqual(latest);
  expect(migrations.at(-1)?.to).toBe(hashModel(latest, ids));
  // Each begins where the one before ends.
  expect(migrations.slice(1).map(({ from }) => from)).toEqual(migrations.slice(0, -1).map(({ to }) => to));
  expect(migrations.map(({ name }) => Number(name.slice(0, 4)))).toEqual(migrations.map((_, place) => place + 1));
});

test.each([
  [without('text', 'redirect'), 0],
  [without('text'), 1],
  [latest, 2],
])('how many a space has is known by its model (%#)', (model, count) => {
  expect(countApplied(model, steps, latest)).toBe(count);
});

test('types of the space’s own do not count, and what was changed by hand is named', () => {
  const own = { name: 'Own', description: '', displayField: null, fields: [], controls: {} };
  expect(countApplied({ ...latest, own }, steps, latest)).toBe(2);
  const [first, ...rest] = latest.hero?.fields ?? [];
  if (latest.hero === undefined || first === undefined) throw new Error('The hero has no fields.');
  const changed = { ...latest, hero: { ...latest.hero, fields: [{ ...first, required: !first.required }, ...rest] } };
  expect(() => countApplied(changed, steps, latest)).toThrow(`  hero.${first.id}: has other settings`);
});
