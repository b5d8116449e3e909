import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Kind, parse, visit, type FieldNode } from 'graphql';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name))
  .map((name) => path.join('src', name));

/** The queries in this source, each as its text. */
function findQueries(source: string): string[] {
  return [...source.matchAll(/(?:graphql|graphql<[^>]+>\()\s*`([^`]+)`/g)].flatMap(([, query = '']) =>
    /^\s*(query|fragment)\b/.test(query) ? [query] : [],
  );
}

/** The fields of a sort's argument, in order: `[{ title: ASC }, { contentful_id: ASC }]` gives both names. */
function getSort(field: FieldNode): string[] {
  const sort = field.arguments?.find(({ name }) => name.value === 'sort');
  const names: string[] = [];
  if (sort !== undefined) visit(sort, { ObjectField: ({ name }) => void names.push(name.value) });
  return names;
}

/** Each list of entries or stock that is asked for, with what it is sorted by. */
function findLists(query: string): { list: string; sort: string[] }[] {
  const lists: { list: string; sort: string[] }[] = [];
  visit(parse(query), {
    Field: (field) => {
      const asked = field.selectionSet?.selections.map((one) => (one.kind === Kind.FIELD ? one.name.value : '')) ?? [];
      if (/^all(Contentful|Stock)/.test(field.name.value) && asked.includes('nodes'))
        lists.push({ list: field.name.value, sort: getSort(field) });
    },
  });
  return lists;
}

/**
 * Gatsby gives nodes in the order in which they came, which differs from build to build: pages would change by
 * themselves.
 */
test('each list that a query asks for has an order that no two entries share', () => {
  const lists = files.flatMap((file) => findQueries(readFileSync(file, 'utf8')).flatMap(findLists));
  expect(lists.length).toBeGreaterThan(8);
  const isOrdered = ({ list, sort }: (typeof lists)[number]) =>
    sort.includes(list.startsWith('allStock') ? 'name' : 'contentful_id');
  expect(lists.filter((list) => !isOrdered(list))).toEqual([]);
});
