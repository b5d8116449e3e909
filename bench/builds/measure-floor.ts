import path from 'node:path';

import { measureProcess } from './measure-process';

/** The time of a bare program for the same number of pages, and their size. */
export type Floor = { seconds: number; bytesAPage: number };

/**
 * Renders and writes the same number of pages with a bare program (`floor.ts`), on the same disk. The files stay, like
 * all measured ones (`measureBuilds`).
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
