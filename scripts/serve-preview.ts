import path from 'node:path';

import { runGatsbyDevelop } from '../build/process';
import { stateVariables } from '../build/state';
import { readPreviewSettings } from '../server/preview/preview-settings';
import type { CmsAccess } from '../server/preview/read-cms';
import { startPreview } from '../server/preview/start-preview';
import { isPreviewHost, type Settings } from '../src/config/env';

import { toBackendsEnvironment } from './lib/backends';
import { assertPortFree, findFreePort } from './lib/free-port';
import { readPort } from './lib/port';
import { loadSettings } from './lib/settings';
import { startSandboxParts } from './lib/start-sandbox-parts';

/** Machines that have pages in a preview; the others are shown live. Each page costs every refresh some time. */
const newestWithPages = '12';

/** The name of the demo's Preview API, for processes. */
const demoNames = path.resolve('sandbox/content-api/resolve-preview.cjs');

/** `npm run serve:preview`: shows drafts of the CMS, or of the demo's, at once. */
async function main(): Promise<void> {
  const settings = loadSettings();
  const preview = readPreviewSettings(process.env);
  if (settings.contentful !== null && !isPreviewHost(settings.contentful.host))
    throw new Error(
      `CONTENTFUL_HOST is ${settings.contentful.host}: the preview reads drafts, so it must be preview.contentful.com (or its EU name), with the space's preview token.`,
    );
  const port = readPort();
  await assertPortFree(port);
  const sandbox = await startSandboxParts({ content: settings.contentful === null, stock: settings.stock === null });
  const { cms, frames } = toAccess(settings, sandbox.content);
  // Gatsby's plugin asks the CMS once, whether the token is right.
  if (sandbox.content !== null) process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --require "${demoNames}"`;
  const environment = {
    ...toBackendsEnvironment(settings, { ...sandbox, content: toContent(sandbox.content) }),
    STOCK_PAGES_NEWEST: process.env.STOCK_PAGES_NEWEST ?? newestWithPages,
    ENABLE_GATSBY_REFRESH_ENDPOINT: '1',
  };
  const developPort = await findFreePort(port + 1);
  const site = await startPreview({
    ...{ port, host: process.env.HOST?.trim() || '127.0.0.1', cms, developPort },
    settings: { ...preview, frames: [...preview.frames, ...frames] },
    develop: (mirror, signal) =>
      runGatsbyDevelop(
        { ...environment, [stateVariables.mirror]: mirror },
        { port: developPort, host: '127.0.0.1', signal },
      ),
  });
  console.log(`The preview is served at ${site.url}; it takes a minute to start.`);
  if (sandbox.content !== null)
    console.log(`The demo's editor shows it in a frame: https://${sandbox.content.host}/frame?url=${site.url}`);
  const stop = () => {
    void site
      .close()
      .then(() => sandbox.close())
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
}

type Demo = Awaited<ReturnType<typeof startSandboxParts>>['content'];

/** The demo's server is on this machine, with a certificate of its own, and its editor is a page of it. */
function toAccess({ contentful }: Settings, demo: Demo): { cms: CmsAccess; frames: string[] } {
  if (contentful !== null) return { cms: contentful, frames: [] };
  if (demo === null) throw new Error('The demo’s CMS did not start.');
  const { spaceId, environment, previewToken, host, caFile } = demo;
  return {
    cms: { spaceId, environment, caFile, host: `preview.${host}`, accessToken: previewToken },
    frames: [`https://${host}`],
  };
}

function toContent(demo: Demo): Demo {
  return demo === null ? null : { ...demo, host: `preview.${demo.host}`, accessToken: demo.previewToken };
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
