import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { documentFlags } from './document-flags';

const kinds = ['setBy', 'removedBy', 'readBy'] as const;
type Use = { kind: (typeof kinds)[number]; flag: string; value?: string | undefined; file: string };

const root = join(__dirname, '../../..');
const uses = ['src', 'patches'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => /\.(tsx?|js|cjs|css)$/.test(file) && !/\.test\.tsx?$|document-flags\.ts$/.test(file))
    .flatMap((file) => findUses(readFileSync(join(root, file), 'utf8')).map((use): Use => ({ ...use, file }))),
);
const rows = Object.entries(documentFlags);

/** Uses in selectors, in TypeScript and in inline scripts, which give `<html>`'s dataset a short name at times. */
function findUses(text: string): Omit<Use, 'file'>[] {
  const inSelectors = [...text.matchAll(/(?:\bhtml|:root|:global\()((?:\[data-[^\]]*\]|:not\(\[data-[^\]]*\]\))+)/g)]
    .flatMap(([, compound = '']) => [...compound.matchAll(/\[data-([\w-]+)(?:='([^']*)')?/g)])
    .map(([, name = '', value]) => ({ kind: 'readBy' as const, flag: toCamelCase(name), value }));
  const code = text.replace(/\((?:document\.documentElement\.dataset as DocumentFlags)\)/g, 'FLAGS');
  const plain = code.replace(/\b\w+\.documentElement\.dataset/g, 'FLAGS');
  const alias = /\((\w+)=>.*\)\(FLAGS\)/.exec(plain)?.[1];
  const named = alias === undefined ? plain : plain.replaceAll(new RegExp(`\\b${alias}\\.`, 'g'), 'FLAGS.');
  const inCode = [...named.matchAll(/(delete )?FLAGS\.(\w+)(\s*=(?!=)\s*(?:'(\w*)')?)?/g)].map(
    ([, removal, flag = '', setting, value]) => {
      const kind = removal !== undefined ? 'removedBy' : setting !== undefined ? 'setBy' : 'readBy';
      return { kind, flag, value } as const;
    },
  );
  return [...inSelectors, ...inCode];
}

function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

test('the table has each flag that a source or a style uses', () => {
  expect([...new Set(uses.map(({ flag }) => flag))].sort()).toEqual(Object.keys(documentFlags).sort());
});

describe.each(rows)('%s', (flag, row) => {
  test.each(kinds)('%s names exactly the files that do it', (kind) => {
    const files = uses.filter((use) => use.flag === flag && use.kind === kind).map(({ file }) => file);
    expect([...new Set(files)].sort()).toEqual([...row[kind]].sort());
  });

  test('is set and read somewhere', () => {
    expect(row.setBy).not.toHaveLength(0);
    expect(row.readBy).not.toHaveLength(0);
  });

  test('has no value that the table lacks', () => {
    if (row.values === 'any') return;
    const values = uses.flatMap((use) => (use.flag === flag && use.value !== undefined ? [use.value] : []));
    expect(row.values).toEqual(expect.arrayContaining(values));
  });
});
