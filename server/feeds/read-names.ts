import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { readFilterIndex } from '../../src/features/stock/model/filter-index/filter-index';
import { filterIndexPath } from '../../src/features/stock/model/filter-index/filter-index-file';
import { toNameWords } from '../../src/features/stock/model/filter-index/find-words';
import {
  noSearchWords,
  parseSearchWords,
  searchWordsPath,
  type SearchWords,
} from '../../src/features/stock/model/search/sentence/search-words';

/** The names of categories in a release, in every language; without its file they are the API's own. */
export async function readCategoryNames(folder: string): Promise<SearchWords> {
  return parseSearchWords(await readJson(path.join(folder, searchWordsPath))) ?? noSearchWords;
}

/** The words in the names of the release's stock items; none without an index. */
export async function readNameWords(folder: string): Promise<readonly string[]> {
  const index = readFilterIndex(await readJson(path.join(folder, filterIndexPath)));
  return index === 'none' || index === 'broken' ? [] : toNameWords(index);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}
