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
  expect(drawn.length).toBeGreaterThan(2);
  expect(drawn.filter((places) => places.length > 1)).toEqual([]);
});

test('words are there before a font that is fetched, and without it', () => {
  const all = files.map((file) => readFileSync(path.join('src', file), 'utf8')).join('\n');
  const fetched = [...all.matchAll(/@font-face\s*\{[^}]*\}/g)]
    .map(([face]) => face)
    .filter((face) => face.includes('url('));
  expect(fetched.length).toBeGreaterThan(1);
  expect(fetched.filter((face) => !/font-display:\s*(swap|fallback|optional)/.test(face))).toEqual([]);
  // After each font that may not come stands one that every device has.
  const families = [...all.matchAll(/(?:--font-family[\w-]*|font-family):\s*([^;}]+)[;}]/g)].map(
    ([, names = '']) => names,
  );
  const fonts = families.filter((names) => names.includes(','));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((names) => !/,\s*(sans-serif|serif|monospace|system-ui)\s*$/.test(names))).toEqual([]);
  // Nothing waits for one to come.
  const scripts = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|js)$/.test(file));
  const waiting = scripts.filter((file) =>
    /document\s*\.fonts|FontFace/.test(readFileSync(path.join('src', file), 'utf8')),
  );
  expect(waiting.filter((file) => !file.endsWith('styles.test.ts'))).toEqual([]);
});

test('no fallback stands before a value with a variable, which a browser finds wrong only after dropping it', () => {
  const repeated = files.flatMap((file) => {
    const css = readFileSync(path.join('src', file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...css.matchAll(rule)].flatMap(({ groups }) => {
      const declarations = (groups?.body ?? '').split(';').map((one) => one.trim().split(/:\s*/));
      return declarations
        .filter(([name], at) => declarations.slice(0, at).some(([earlier]) => earlier === name))
        .filter(([, value = '']) => value.includes('var('))
        .map(([name = '']) => `${file}: ${(groups?.selector ?? '').trim()}: ${name}`);
    });
  });
  expect(repeated).toEqual([]);
});
