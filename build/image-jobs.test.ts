/** @size medium */
import type { ChildProcess } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { runImageJobs } from './image-jobs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jobs-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** As much of Gatsby's process as is talked to: what is said to it is emitted as `told`. */
function createGatsby() {
  const gatsby = Object.assign(new EventEmitter(), {
    connected: true,
    send: (message: object) => gatsby.emit('told', message),
  });
  runImageJobs(gatsby as unknown as ChildProcess);
  return gatsby;
}

/** A plugin whose worker does one thing. */
function createJob(worker: string) {
  const plugin = path.join(folder, 'plugin');
  mkdirSync(plugin);
  writeFileSync(path.join(plugin, 'gatsby-worker.js'), worker);
  const payload = {
    id: '1',
    name: 'WRITE',
    plugin: { resolve: plugin },
    inputPaths: [],
    outputDir: path.join(folder, 'out'),
    args: { text: 'made' },
  };
  return { type: 'JOB_CREATED', payload };
}

test.each([
  [
    `exports.WRITE = ({ outputDir, args }) => require('fs').promises.writeFile(outputDir + '/a', args.text)`,
    'JOB_COMPLETED',
  ],
  [`exports.WRITE = () => Promise.reject(new Error('no picture'))`, 'JOB_FAILED'],
  [`exports.WRITE = () => process.exit(1)`, 'JOB_NOT_WHITELISTED'],
])('a job is done, or said to have failed, or given back where it cannot be done: %s', async (worker, type) => {
  const gatsby = createGatsby();
  const told = once(gatsby, 'told');
  gatsby.emit('message', createJob(worker));
  expect(await told).toEqual([{ type, payload: expect.objectContaining({ id: '1' }) as object }]);
  gatsby.emit('exit');
  if (type === 'JOB_COMPLETED') expect(readFileSync(path.join(folder, 'out/a'), 'utf8')).toBe('made');
});

test('an AVIF is drawn with less effort than the library takes by itself, except where another is asked for', async () => {
  // Waves and dots, which differ at every effort.
  const raw = { width: 96, height: 64, channels: 3 } as const;
  const toByte = (at: number) => {
    const [x, y] = [Math.floor(at / 3) % raw.width, Math.floor(at / 3 / raw.width)];
    return Math.round(128 + 60 * Math.sin(x / 7) + 60 * Math.cos(y / 5 + x / 11) + ((at * at * 31) % 23)) & 255;
  };
  const dots = Buffer.from(Array.from({ length: raw.width * raw.height * 3 }, (_, at) => toByte(at)));
  const draw = (effort: number) => sharp(dots, { raw }).avif({ quality: 50, effort }).toBuffer();
  const gatsby = createGatsby();
  const told = once(gatsby, 'told');
  const worker = `const fs = require('fs'), sharp = require(${JSON.stringify(require.resolve('sharp'))});
    const draw = (options) => sharp(Buffer.from('${dots.toString('base64')}', 'base64'), { raw: ${JSON.stringify(raw)} }).avif(options);
    exports.WRITE = async ({ outputDir }) => {
      await draw({ quality: 50 }).toFile(outputDir + '/unsaid');
      await draw({ quality: 50, effort: 4 }).toFile(outputDir + '/said');
    };`;
  gatsby.emit('message', createJob(worker));
  expect(await told).toEqual([{ type: 'JOB_COMPLETED', payload: expect.objectContaining({ id: '1' }) as object }]);
  gatsby.emit('exit');
  const [less, little, more] = await Promise.all([draw(1), draw(2), draw(4)]);
  expect(less.equals(little) || less.equals(more)).toBe(false);
  expect(readFileSync(path.join(folder, 'out/unsaid')).equals(less)).toBe(true);
  expect(readFileSync(path.join(folder, 'out/said')).equals(more)).toBe(true);
});

test('what Gatsby says besides is left alone', () => {
  const gatsby = createGatsby();
  const told = jest.fn();
  gatsby.on('told', told);
  gatsby.emit('message', { type: 'LOG_ACTION', action: {} });
  expect(told).not.toHaveBeenCalled();
});
