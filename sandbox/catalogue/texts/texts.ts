import type { Machine } from '../facts/machine';

import { agriculture } from './agriculture';
import { garden } from './garden';
import { grounds } from './grounds';
import { farmImplements } from './implements';
import { industry } from './industry';
import { lifting } from './lifting';
import type { TextTable } from './text';
import { trailed } from './trailed';
import { units } from './units';

/** The texts of each category, or of its subcategories where these are of another kind. */
export const texts: Readonly<Record<string, TextTable>> = {
  ...agriculture,
  ...farmImplements,
  ...trailed,
  ...lifting,
  ...industry,
  ...units,
  ...garden,
  ...grounds,
};

/** @throws for a category without texts, which `texts.test.ts` names */
export function findTexts({ category, subCategory }: Pick<Machine, 'category' | 'subCategory'>): TextTable {
  const table = texts[subCategory ?? ''] ?? texts[category];
  if (table === undefined) throw new Error(`The category ${category} has no texts.`);
  return table;
}
