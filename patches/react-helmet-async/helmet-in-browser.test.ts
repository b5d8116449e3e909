import { readFileSync } from 'node:fs';

const answerHelmet = jest.requireActual<(source: string) => string>('./helmet-in-browser.cjs');
const installed = readFileSync('node_modules/react-helmet-async/lib/index.esm.js', 'utf8');

it('answers what Helmet asks, as it is installed', () => {
  const answered = answerHelmet(installed);
  expect(answered).toContain('var isReact19 = false;');
  expect(answered).toContain('var isDocument = true;');
  expect(answered.length).toBeGreaterThan(installed.length - 200);
});

it('says when Helmet is written in another way than it was', () => {
  expect(() => answerHelmet(installed.replace('major >= 19', '19 <= major'))).toThrow('"major >= 19" once');
  expect(() => answerHelmet(installed + installed)).toThrow('once');
});
