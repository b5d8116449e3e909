import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import { generatedTypesFile } from './generated-types';

const keptFile = 'src/query-types.d.ts';

const header = `// Made by the build from the queries of the site; \`npm run build\` writes it anew when a query changes.
/* eslint-disable -- written by Gatsby's type generator, a line a query */
declare namespace Queries {
`;

/**
 * Keeps the types of our own queries and fragments, a line each, out of the 13,000 lines that Gatsby writes about the
 * whole schema: small enough to be committed, so that a fresh clone type-checks before its first build.
 */
export function updateQueryTypes(): void {
  if (!existsSync(generatedTypesFile)) return;
  const lines = readFileSync(generatedTypesFile, 'utf8').split('\n');
  const own = lines.filter((line) => /^type \w+(Query|Fragment) = /.test(line)).sort();
  const text = `${header}${own.map((line) => `  ${line}`).join('\n')}\n}\n`;
  if (!existsSync(keptFile) || readFileSync(keptFile, 'utf8') !== text) writeFileSync(keptFile, text);
}
