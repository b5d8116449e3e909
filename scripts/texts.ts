import { parseArgs } from 'node:util';

import { readSiteTexts } from '../src/i18n/file-texts';

import { findTexts, formatCsv, formatTexts } from './lib/text-list';

/**
 * `npm run texts -- send`: prints the texts of the site with their keys, those that hold the word. `--csv` prints a
 * table for a spreadsheet: `npm run -s texts -- --csv > texts.csv`.
 */
const { values, positionals } = parseArgs({
  options: { csv: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const rows = findTexts(readSiteTexts(), positionals.join(' '));
// Without the mark of byte order a spreadsheet takes the file for one of an older encoding.
console.log(values.csv ? `\uFEFF${formatCsv(rows)}` : formatTexts(rows));
if (rows.length === 0) console.error('No text has that in its key or its words.');
