import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import {
  findDecisionFaults,
  findFreeInvariants,
  findMissingEnforcers,
  findMissingPaths,
  isSuperseded,
  type Document,
} from './find-faults';

const maxBytes = 12_288;
/** Made by commands, or not ours. */
const skipped = new Set(['node_modules', '.git', '.cache', 'public', 'releases', '.sandbox', '.bench', '.screenshots']);

const files = new Set(listFiles('.'));
const repository = { files, rules: new Set(listRules()) };
const isDecision = (file: string) => /^docs\/decisions\/(?!README)/.test(file);
const documents = ['README.md', 'CONTRIBUTING.md', ...[...files].filter((file) => /^docs\/.*\.md$/.test(file))].map(
  read,
);
const decisions = documents.filter(({ file }) => isDecision(file));
const current = documents.filter(({ file, text }) => !isDecision(file) || !isSuperseded(text));

test('the page on the architecture can be read in a quarter of an hour', () => {
  expect(Buffer.byteLength(read('docs/architecture.md').text)).toBeLessThanOrEqual(maxBytes);
});

test('every invariant names what holds it', () => {
  expect(findFreeInvariants(read('docs/architecture.md'))).toEqual([]);
});

test('what enforces something is there', () => {
  expect(current.flatMap((document) => findMissingEnforcers(document, repository))).toEqual([]);
});

test('every path and link that a document names leads somewhere', () => {
  expect(current.flatMap((document) => findMissingPaths(document, repository))).toEqual([]);
});

test('every decision has its parts', () => {
  expect(decisions.length).toBeGreaterThan(0);
  expect(decisions.flatMap(findDecisionFaults)).toEqual([]);
});

test('the index has every decision', () => {
  const index = read('docs/decisions/README.md').text;
  expect(decisions.filter(({ file }) => !index.includes(`(${path.posix.basename(file)})`))).toEqual([]);
});

test('every override and every denied install script has its reason', () => {
  const { overrides, allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  const text = read('docs/upgrading.md').text;
  const names = [...Object.keys(overrides ?? {}), ...Object.keys(allowScripts ?? {})];
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

describe('finds', () => {
  const known = { files: new Set(['src/lib/http.ts', 'package.json']), rules: new Set(['max-lines']) };
  const toDocument = (text: string) => ({ file: 'docs/a.md', text });
  const decision = [
    '# 0001: Title\n\nDate: 2026-11-27\nStatus: accepted\n',
    '## Context\n\nText.\n\n## Decision\n\nText.\n\n## Consequences\n\nText.\n',
    'Enforced by: `max-lines`\n',
  ].join('\n');
  const toDecision = (text: string) => ({ file: 'docs/decisions/0001-title.md', text });

  test.each([
    '`src/lib/gone.ts`',
    '`scr/lib/http.ts`',
    '`src/gone/`',
    '`gone.ts`',
    '[gone](gone.md)',
    '`src/*/gone.ts`',
  ])('the dead path in %s', (text) => {
    expect(findMissingPaths(toDocument(text), known)).toHaveLength(1);
  });

  test('no fault in paths that are there, in what is made, in addresses and in commands', () => {
    const text =
      '`src/lib/http.ts` `src/*/http.ts` `src/{lib,i18n}/<name>.ts` `src/lib/` [it](../package.json) `public/a.ts` `/hooks/rebuild` `npm test` `text/html`';
    expect(findMissingPaths(toDocument(text), known)).toEqual([]);
  });

  test('an enforcer that is gone', () => {
    const text =
      '- One (enforced by: `max-lines`, `src/lib/http.ts`).\n- Two (enforced by: `gone`,\n`src/gone.test.ts`).';
    expect(findMissingEnforcers(toDocument(text), known)).toHaveLength(2);
  });

  test('an invariant that nobody holds', () => {
    const text = '## Invariants\n\n- One (enforced by: `max-lines`).\n- Two.\n\n## Words\n\n- Three.\n';
    expect(findFreeInvariants(toDocument(text))).toEqual(['docs/a.md: nobody holds "- Two."']);
    expect(findFreeInvariants(toDocument('## Else\n'))).toHaveLength(1);
  });

  test('a decision that lacks a part', () => {
    expect(findDecisionFaults(toDecision(decision))).toEqual([]);
    const lacking = [
      decision.replace('0001: ', ''),
      decision.replace('2026-11-27', 'today'),
      decision.replace('accepted', 'new'),
      decision.replace('## Context\n\nText.', '## Context\n'),
      decision.replace('## Consequences', ''),
      decision.replace('Enforced by', 'By'),
    ];
    for (const text of lacking) expect(findDecisionFaults(toDecision(text))).toHaveLength(1);
    expect(findDecisionFaults({ file: 'docs/decisions/title.md', text: decision })).not.toEqual([]);
  });

  test('a decision that another one has taken the place of, whose enforcers may be gone', () => {
    const text = decision.replace('accepted', 'superseded by [0002](0002-other.md)').replace(/Enforced.*\n/, '');
    expect(findDecisionFaults(toDecision(text))).toEqual([]);
    expect(isSuperseded(text)).toBe(true);
  });
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [name];
    return skipped.has(name) ? [] : listFiles(name);
  });
}

function read(file: string): Document {
  return { file, text: readFileSync(file, 'utf8') };
}

/** The lint rules that the project's configuration names as errors; those of presets have no reason here. */
function listRules(): string[] {
  const config = readFileSync('eslint.config.mjs', 'utf8');
  return [...config.matchAll(/'?([\w@/-]+)'?: (?:'error'|\[\s*'error')/g)].map(([, rule = '']) => rule);
}
