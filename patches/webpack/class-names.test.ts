import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { classNamer, nameClasses } from './class-names';

test('every class and animation of a module has a name of its own, the same in whatever order modules come', () => {
  const card = [
    'card.css',
    '.card { color: red } .card .title > a:hover {} @keyframes turn { to { top: 1.5rem } }',
  ] as const;
  const list = ['list.css', '/* .gone */ .card, .is-open { top: 0 }'] as const;
  const names = nameClasses(new Map([card, list]));
  expect([...names]).toEqual([
    ['card.css card', 'a'],
    ['card.css title', 'b'],
    ['card.css turn', 'c'],
    ['list.css card', 'd'],
    ['list.css is-open', 'e'],
  ]);
  expect([...nameClasses(new Map([list, card]))]).toEqual([...names]);
});

test('names stay apart beyond one letter and none is hidden as an advertisement', () => {
  const classes = Array.from({ length: 3000 }, (_, index) => `.c${String(index)} {}`).join('\n');
  const names = [...nameClasses(new Map([['many.css', classes]])).values()];
  expect(new Set(names).size).toBe(3000);
  expect(names.slice(50, 54)).toEqual(['Y', 'Z', 'aa', 'ab']);
  expect(names.filter((name) => /^(ad.*|cm|pm)$/i.test(name) || name.length > 3)).toEqual([]);
});

test('a module is compiled anew when the folder changes, and what no module names is said', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(folder, 'inner'));
  const files = ['b.module.css', 'inner/a.module.css'].map((file) => path.join(folder, file));
  for (const file of files) writeFileSync(file, '.card {}');
  writeFileSync(path.join(folder, 'global.css'), '.visually-hidden {}');
  const needed: string[] = [];
  const toContext = (resourcePath = '') => ({
    resourcePath,
    addContextDependency: (name: string) => needed.push(name),
  });
  const nameClass = classNamer(folder);
  expect(files.map((file) => nameClass(toContext(file), '', 'card'))).toEqual(['a', 'b']);
  expect(needed).toEqual([folder, folder]);
  expect(() => nameClass(toContext(files[0]), '', 'title')).toThrow(/b\.module\.css names something .*: title/);
});
