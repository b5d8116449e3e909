import { readdirSync, readFileSync } from 'node:fs';

import { flags, toFlagPath } from './flags';
import { knownLocales } from './locales';

test('each flag has its drawing, and there is no other', () => {
  const drawings = readdirSync('static/flags').map((file) => `/flags/${file}`);
  expect(drawings.sort()).toEqual(flags.map(toFlagPath).sort());
});

test.each(flags)(
  'the flag %s is a drawing of three by two, small, without scripts and without what lies elsewhere',
  (flag) => {
    const drawing = readFileSync(`static${toFlagPath(flag)}`, 'utf8');
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 60 40">.*<\/svg>\n$/);
    expect(drawing.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/script|href|url|:\/\//);
    expect(drawing.length).toBeLessThan(400);
  },
);

test('every language with texts has a flag', () => {
  for (const { flag } of Object.values(knownLocales)) expect(flags).toContain(flag);
});
