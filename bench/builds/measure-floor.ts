import path from 'node:path';

import { measureProcess } from './measure-process';

/** What a bare program took for as many pages, and how large its pages are. */
export type Floor = { seconds: number; bytesAPage: number };

/**
 * Renders and writes as many pages with a bare program (`floor.ts`), on the same disk. They stay, as all that is
 * measured (`measureBuilds`).
 */
export async function measureFloor(folder: string, pages: number): Promise<Floor> {
  const target = path.join(folder, 'floor');
  const command = [process.execPath, '--import', 'tsx', 'bench/builds/floor.ts', String(pages), target];
  const { seconds, output } = await measureProcess(command, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const { bytesAPage } = JSON.parse(output) as Floor;
  return { seconds, bytesAPage };
}
