import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'at-once-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What Gatsby's library does in a process: whether a page is there at once, what is read of it, and how it says that there is none. */
const program = `
  const fs = require('fs-extra');
  const page = process.argv[1] + '/machines/1/index.html';
  const written = fs.outputFile(page, '<p>Größe</p>');
  const isThere = fs.existsSync(page);
  written
    .then(() => Promise.all([fs.readFile(page, 'utf-8'), fs.readFile(page), fs.readFile(page + 'x', 'utf8').catch(({ code }) => code)]))
    .then(([text, bytes, code]) => new Promise((resolve) => {
      fs.readFile(page, 'utf8', (_, again) => resolve({ isThere, text, isBuffer: Buffer.isBuffer(bytes), code, again }));
    }))
    .then((found) => console.log(JSON.stringify(found)));
`;

test.each([
  ['a process that renders', '1', true],
  ['Gatsby’s own', '', false],
])('in %s files are written at once: %s', (_, worker, isThere) => {
  const args = ['--require', path.join(__dirname, 'write-at-once.cjs'), '--eval', program, folder];
  const env = { ...process.env, GATSBY_WORKER_POOL_WORKER: worker };
  const text = '<p>Größe</p>';
  expect(JSON.parse(execFileSync(process.execPath, args, { env }).toString())).toEqual({
    isThere,
    text,
    isBuffer: true,
    code: 'ENOENT',
    again: text,
  });
});
