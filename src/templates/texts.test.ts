import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { sharedNamespaces } from '../i18n/shared-texts';

const templates = readdirSync(__dirname).filter((file) => file.endsWith('.tsx'));
const namespaces = new Set(readdirSync('locales/nl').map((file) => path.basename(file, '.json')));

/** They bring their own texts. */
const apart = [
  'src/features/enquiry/components/load-form.ts',
  'src/sections/answer/load-answer-texts.ts',
  'src/features/consent/components/consent.tsx',
  'src/features/stock/components/stock-fit/load-fit.ts',
  'src/features/stock/components/stock-seo/feed-part.tsx',
  'src/features/stock/components/stock-news/news-part.tsx',
  'src/features/content/video/video.tsx',
];
const silent = [
  // Labels that only those say who show filters, and a name in the browser's storage.
  'src/features/stock/model/search/filters.ts',
  'src/features/enquiry/hooks/has-draft.ts',
  // `load-fit.ts` brings the texts to whoever shows these.
  'src/features/stock/model/fit/fit-words.ts',
  'src/features/shortlist/model/compare-fit.ts',
];

const imported = /^(?:import|export)(?! type)[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)/gm;
const textKey = /'(\w+):\w[\w.]*'|`(\w+):[\w$]/g;
const remarks = /\/\*[\s\S]*?\*\/|\/\/.*/g;

/** The file of our own that an import leads to; null for packages, styles and pictures. */
function toFile(from: string, name: string): string | null {
  if (!/^(\.|@\/)/.test(name)) return null;
  const place = name.startsWith('@/') ? path.join('src', name.slice(2)) : path.join(path.dirname(from), name);
  return [place, `${place}.ts`, `${place}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

/** The file and all that may come into the page with it. */
function findParts(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || apart.includes(file)) return found;
  found.add(file);
  for (const [, now, later] of readFileSync(file, 'utf8').matchAll(imported)) {
    const part = toFile(file, now ?? later ?? '');
    if (part !== null) findParts(part, found);
  }
  return found;
}

function findSpoken(file: string): string[] {
  if (silent.includes(file)) return [];
  const keys = readFileSync(file, 'utf8').replace(remarks, '').matchAll(textKey);
  return [...keys]
    .map(([, plain, composed]) => plain ?? composed ?? '')
    .filter((namespace) => namespaces.has(namespace));
}

const getAsked = (template: string): string[] => {
  const source = readFileSync(path.join(__dirname, template), 'utf8');
  const list = /ns: \{\s*in: \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  return [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name);
};

test.each(templates)('pages of %s have the texts of all that they may show, and no others', (template) => {
  const parts = findParts(`src/templates/${template}`);
  if (!parts.has('src/layout/bare-layout.tsx')) findParts('src/layout/layout.tsx', parts);
  const spoken = new Set([...parts].flatMap(findSpoken));
  expect([...spoken].sort()).toEqual(getAsked(template).sort());
});

test('the texts that machines share are those their page asks for in the development server', () => {
  expect([...sharedNamespaces].sort()).toEqual(getAsked('stock-item.tsx').sort());
});
