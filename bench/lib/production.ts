import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const hookToken = 'a-token-for-the-time-of-the-benchmark';
const statusToken = 'another-token-for-the-time-of-the-benchmark';

export type Production = {
  url: string;
  /** Requests a rebuild and waits. @returns the release that is served then */
  rebuild: () => Promise<string>;
  stop: () => void;
};

/** Starts the server of `npm run serve:production` as its own process. */
export async function startProduction(port: number): Promise<Production> {
  const url = `http://127.0.0.1:${String(port)}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve-production.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), HOOK_TOKEN: hookToken, STATUS_TOKEN: statusToken },
  });
  while (child.exitCode === null && !(await fetch(`${url}/health/ready`).catch(() => null))?.ok) await wait(50);
  const getStatus = async () => {
    const response = await fetch(`${url}/status`, { headers: { authorization: `Bearer ${statusToken}` } });
    return (await response.json()) as {
      release: string;
      isDue: boolean;
      nextRetry: string | null;
      lastBuild: { reason: string | null };
    };
  };
  return {
    url,
    rebuild: async () => {
      await fetch(`${url}/hooks/rebuild`, { method: 'POST', headers: { authorization: `Bearer ${hookToken}` } });
      let status = await getStatus();
      for (; status.isDue && status.nextRetry === null; status = await getStatus()) await wait(500);
      if (status.lastBuild.reason !== null) throw new Error(status.lastBuild.reason);
      return status.release;
    },
    stop: () => child.kill('SIGTERM'),
  };
}
