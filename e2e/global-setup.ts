import { startSandbox } from '../sandbox/start';
import { startSiteServer } from '../server/site/start-site-server';

/** The stock API that the built site asks, and the site itself, for as long as the tests run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const sandbox = await startSandbox({ content: false, stock: true });
  const site = await startSiteServer({ port: Number(process.env.E2E_PORT ?? '8123'), host: '127.0.0.1' });
  return async () => {
    await site.close();
    await sandbox.close();
  };
}
