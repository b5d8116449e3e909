import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const rule = /(?<selector>[^{}]+)\{(?<body>[^{}]*)\}/g;

/** What is drawn before or after words, by how it is drawn: where it says so. */
function findDrawn(): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const file of files) {
    const css = readFileSync(path.join('src', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    for (const { groups } of css.matchAll(rule)) {
      const declarations = (groups?.body ?? '').split(';').map((one) => one.trim());
      // Without a ground it is seen by nobody: it makes a link larger.
      if (!declarations.includes("content: ''") || !declarations.some((one) => one.startsWith('background'))) continue;
      const look = declarations.sort().join('; ');
      places.set(look, [...(places.get(look) ?? []), `${file}: ${(groups?.selector ?? '').trim()}`]);
    }
  }
  return places;
}

test('what is drawn beside words is drawn in one place', () => {
  const drawn = [...findDrawn().values()];
  expect(drawn.length).toBeGreaterThan(4);
  expect(drawn.filter((places) => places.length > 1)).toEqual([]);
});
