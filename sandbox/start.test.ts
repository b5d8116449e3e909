/** @size medium */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startSandbox } from './start';
import { startStockApi } from './stock-api/start-stock-api';

const dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
const before = { ...process.env };
afterAll(() => {
  process.env = before;
  rmSync(dataDir, { recursive: true });
});

test('where one of the two cannot start the other is closed again: who waits for the end of the process is not kept waiting', async () => {
  // A free port; with 0 the chosen one would be unknown.
  const free = await startStockApi({ port: 0, size: 1, seed: 1, dataDir });
  const { port } = new URL(free.url);
  await free.close();
  process.env = { ...before, SANDBOX_DIR: dataDir, SANDBOX_STOCK_PORT: port, SANDBOX_CONTENT_PORT: '0' };
  writeFileSync(path.join(dataDir, 'content-edits.json'), '{"company":{"fields":{"phone":{"nl":"bel ons"}}}}');
  await expect(startSandbox({ content: true, stock: true })).rejects.toThrow(
    /content-edits\.json: company\.fields\.phone/,
  );
  await expect(fetch(free.url)).rejects.toThrow();
}, 30_000);
