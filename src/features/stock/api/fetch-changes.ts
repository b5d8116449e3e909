import { fetchJson } from '../../../lib/http';
import { changesPath, isChangesFile, type ChangesFile } from '../model/history/changes-file';

import { timeouts } from './stock-api';

let cached: Promise<ChangesFile> | null = null;

/**
 * What changed lately, by the last build. Fetched once a page load; after a failure the next call fetches again.
 * @throws if it cannot be fetched or is no such file
 */
export function fetchChanges(): Promise<ChangesFile> {
  cached ??= fetchFile().catch((error: unknown) => {
    cached = null;
    throw error;
  });
  return cached;
}

async function fetchFile(): Promise<ChangesFile> {
  const answer = await fetchJson({ url: changesPath, timeoutMs: timeouts.browser });
  if (answer.status === 'error') throw new Error(`${changesPath} ${answer.reason}`);
  if (!isChangesFile(answer.value)) throw new Error(`${changesPath} is no file of changes`);
  return answer.value;
}
