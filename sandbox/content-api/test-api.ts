import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ContentfulSpace } from '../../content-model/contentful-format';
import { buildEntry } from '../../content-model/seed/build-entry';
import { toContentful } from '../../content-model/to-contentful';
import { teamMember } from '../../content-model/types/team-member';
import { vacancy } from '../../content-model/types/vacancy';

import { startContentApi, type ContentApi } from './start-content-api';

export const portraitFile = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"/>';

const space: ContentfulSpace = toContentful([vacancy, teamMember], {
  entries: [
    buildEntry(vacancy, 'mechanic', {
      title: { nl: 'Monteur', en: 'Mechanic' },
      place: 'Veldkampen',
      contact: 'wim',
    }),
    buildEntry(vacancy, 'driver', { title: { nl: 'Chauffeur' }, salaryMin: 2500 }),
    buildEntry(teamMember, 'wim', { name: 'Wim Bougie', group: 'service', photo: 'portrait' }),
  ],
  assets: [
    {
      sys: { id: 'portrait', type: 'Asset' },
      fields: {
        title: { nl: 'Wim' },
        file: { nl: { fileName: 'wim.svg', contentType: 'image/svg+xml', url: '//assets.example/team/wim.svg' } },
      },
    },
  ],
});

/** The parts of a response that tests check. */
export type Body = {
  sys: { id?: string };
  message?: string;
  requestId?: string;
  total?: number;
  fields: Record<string, unknown>;
  items: { sys: { id: string; type: string; revision: number; updatedAt: string }; fields: Record<string, unknown> }[];
  includes: { Entry?: Body[]; Asset?: Body[] };
  nextSyncUrl?: string;
  nextPageUrl?: string;
};

/** A running content API with three entries and an asset, and its own data folder. */
export type TestApi = Awaited<ReturnType<typeof startTestApi>>;

/** Starts the server for a test, over real HTTPS. `stop` removes its data. */
export async function startTestApi() {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-api-'));
  await mkdir(join(dataDir, 'team'));
  await writeFile(join(dataDir, 'team', 'wim.svg'), portraitFile);
  const start = () => startContentApi({ port: 0, dataDir, readSeed: () => ({ space, assetsDirectory: dataDir }) });
  let api: ContentApi = await start();

  const fetchText = async (url: string, headers: Record<string, string> = {}) =>
    getText(url, { headers, ca: await readFile(api.caFile, 'utf8') });

  return {
    dataDir,
    getApi: () => api,
    start,
    restart: async () => {
      await api.close();
      api = await start();
    },
    stop: async () => {
      await api.close();
      await rm(dataDir, { recursive: true });
    },
    edit: (edits: unknown) => writeFile(join(dataDir, 'content-edits.json'), JSON.stringify(edits)),
    fetchText,
    /** `path` is relative to the environment, or a full URL, whose port is replaced by that of the running server. */
    fetchApi: async (path: string, token = api.accessToken): Promise<{ status: number; body: Body }> => {
      const url = path.startsWith('https')
        ? path.replace(/localhost:\d+/, api.host)
        : `https://${api.host}/spaces/${api.spaceId}/environments/master${path}`;
      const { status, text } = await fetchText(url, { Authorization: `Bearer ${token}` });
      return { status, body: JSON.parse(text) as Body };
    },
  };
}

type Answer = { status: number; contentType: string | undefined; text: string };

function getText(url: string, { headers, ca }: { headers: Record<string, string>; ca: string }): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { ca, headers, agent: new Agent() }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers: answered } = response;
        resolve({
          status: statusCode,
          contentType: answered['content-type'],
          text: Buffer.concat(chunks).toString(),
        });
      });
    }).on('error', reject);
  });
}
