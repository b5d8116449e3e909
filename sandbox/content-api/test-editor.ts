import { readFile } from 'node:fs/promises';
import { globalAgent } from 'node:https';

import { createClient } from 'contentful-management';

import type { TestApi } from './test-api';

/** The space of a test's server as an editor's tools have it, by Contentful's own client. */
export async function connectEditor(server: TestApi) {
  const { host, managementToken, spaceId, caFile } = server.getApi();
  // The client copies an agent of its own with its open sockets, which crashes the process.
  globalAgent.options.ca = await readFile(caFile, 'utf8');
  const options = { accessToken: managementToken, host, hostUpload: host, retryOnError: false };
  return (await createClient(options).getSpace(spaceId)).getEnvironment('master');
}

/** Trusts the server no more, and closes the client's connections to it. */
export function disconnectEditor(): void {
  delete globalAgent.options.ca;
  globalAgent.destroy();
}
