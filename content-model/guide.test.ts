/** @size small */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { ContentType } from './content-type';
import { linkRoutes, pageRoutes } from './types/shared';

import { contentTypes } from '.';

const [guide = ''] = readFileSync(path.join(__dirname, 'README.md'), 'utf8').split('\n# For developers');
const names: readonly string[] = [...new Set([...linkRoutes, ...pageRoutes])];
const types: readonly ContentType[] = contentTypes;

// A card is never made by itself: the row of cards names it.
it.each(types.filter(({ id }) => id !== 'card').map(({ name, id }) => [name, id]))(
  'the guide has a row for “%s”, under the name that editors see',
  (name, id) => {
    expect(guide).toMatch(new RegExp(`^\\| ${name} +\\|`, 'm'));
    // What developers call it tells an editor nothing; a page of the site may have the same name.
    if (!names.includes(id)) expect(guide).not.toContain(`\`${id}\``);
  },
);

it('the guide says what each page of the site and each fixed page is', () => {
  const isNamed = (name: string) => new RegExp(`^\\| [^|]*\\b${name}\\b`, 'm').test(guide);
  const missing = names.filter((name) => !isNamed(name));
  // “And so on.”
  expect(missing).toEqual(['sectorIndustryStock', 'sectorGardenStock']);
});
