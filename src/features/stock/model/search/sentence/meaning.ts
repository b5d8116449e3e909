import { filters } from '../filters';
import { parseSort } from '../sort';

import { mergeAssignments } from './entry';
import { valueNames, type Assignment, type Known, type Meant } from './reading';

/**
 * The filters of a table's key `property=value&property=value`.
 * @example toAssignments('energyType=diesel') // [{ property: 'energyType', values: ['diesel'] }]
 */
export function toAssignments(key: string): Assignment[] {
  const parts = key.split('&').flatMap((part): Assignment[] => {
    const [name = '', value = ''] = part.split('=');
    const property = valueNames.find((one) => one === name);
    return property === undefined ? [] : [{ property, values: [value] }];
  });
  return mergeAssignments(parts, []);
}

/**
 * What a key of the doubtful words means: filters, a bound (`operatingHours<3000`) or a sort; nothing for a make that
 * the stock lacks.
 */
export function toMeant(key: string, { makes }: Pick<Known, 'makes'>): Meant[] {
  const sort = parseSort(key);
  if (sort !== null) return [{ sort }];
  const [, name, sign, bound] = /^([\w.]+)([<>])(\d+)$/.exec(key) ?? [];
  const row = filters.find((one) => one.property === name);
  if (row?.control !== 'range')
    return toAssignments(key).filter(
      ({ property, values }) => property !== 'makeName' || values.every((make) => makes.includes(make)),
    );
  const value = Number(bound);
  return [
    {
      property: row.property,
      range: sign === '<' ? { minimum: null, maximum: value } : { minimum: value, maximum: null },
    },
  ];
}

/**
 * The filters of a table's categories (`forklifts reachTrucks`, `balers/roundBalers`), as far as the API has them, and
 * of the values behind them (`aerialPlatforms&mastType=articulated`).
 * @returns none when it has none of them
 */
export function toCategories(key: string, { categories }: Pick<Known, 'categories'>): Assignment[] {
  const [paths = '', ...more] = key.split('&');
  const names = paths.split(' ').flatMap((path): Assignment[] => {
    const [name = '', sub = ''] = path.split('/');
    const category = categories.find((one) => one.name === name);
    if (category === undefined) return [];
    const hasSub = category.subCategories.some((one) => one.name === sub);
    return [
      { property: 'category.name', values: [name] },
      ...(hasSub ? [{ property: 'subCategory.name' as const, values: [sub] }] : []),
    ];
  });
  return names.length === 0 ? [] : mergeAssignments(names, toAssignments(more.join('&')));
}
