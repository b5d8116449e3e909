/** @size medium */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { SMTPServer } from 'smtp-server';

import { stateFiles } from '../../../build/state';

import { createDeskMail, type DeskMail } from './desk-mail';

const monday = Date.parse('2026-11-30T08:00Z');
const weekMs = 7 * 86_400_000;
let folder = '';
let smtp: SMTPServer;
let mails: string[] = [];
let isAway = false;
let now = monday;
let mail: DeskMail;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'desk-mail-'));
  mails = [];
  isAway = false;
  now = monday;
  for (const method of ['log', 'error'] as const) jest.spyOn(console, method).mockReturnValue(undefined);
  smtp = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, callback) =>
      callback(password === 'secret' ? null : new Error('Invalid'), { user: username }),
    onData: (stream, _session, callback) => {
      void text(stream).then((message) => {
        if (!isAway) mails.push(message);
        callback(isAway ? new Error('No room') : null);
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
});
afterEach(async () => {
  mail.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  rmSync(folder, { recursive: true });
  jest.restoreAllMocks();
});

function start(password = 'secret'): DeskMail {
  const { port } = smtp.server.address() as AddressInfo;
  mail = createDeskMail({
    settings: {
      to: ['a@dealer.example', 'b@dealer.example'],
      from: 'site@dealer.example',
      smtpUrl: `smtp://me:${password}@127.0.0.1:${String(port)}`,
    },
    releasesDir: folder,
    siteUrl: 'https://www.dealer.example',
    toEntryAddress: null,
    now: () => now,
  });
  return mail;
}

function addRelease(): void {
  mkdirSync(path.join(folder, '20261129-120000'));
  writeFileSync(path.join(folder, '20261129-120000', 'index.html'), '');
  symlinkSync('20261129-120000', path.join(folder, 'current'));
}

it('sends one mail a week to all, also by a process that starts anew', async () => {
  addRelease();
  await start().check();
  await mail.check();
  mail.stop();
  await start().check();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^To: a@dealer\.example, b@dealer\.example\r$/m);
  expect(mails[0]).toContain('All of it: https://www.dealer.example/desk');
  expect(mails[0]).toMatch(/^Content-Type: multipart\/alternative;/m);
  now += weekMs;
  await Promise.all([mail.check(), mail.check()]);
  expect(mails).toHaveLength(2);
});

it('tries again what could not be sent, and waits for the first release', async () => {
  await start().check();
  addRelease();
  isAway = true;
  await mail.check();
  expect(mails).toEqual([]);
  isAway = false;
  await mail.check();
  expect(mails).toHaveLength(1);
});

it('sends none while it cannot be read which one was the last', async () => {
  addRelease();
  const file = path.join(folder, stateFiles.deskMail);
  // A folder in its place cannot be read.
  mkdirSync(file);
  await start().check();
  expect(mails).toEqual([]);
  rmSync(file, { recursive: true });
  await mail.check();
  expect(mails).toHaveLength(1);
});

it('says why a mail could not be sent, without the password', async () => {
  addRelease();
  await start('wrong-password').check();
  const said = JSON.stringify(jest.mocked(console.error).mock.calls);
  expect(said).toContain('Invalid login');
  expect(said).not.toContain('wrong-password');
  expect(mails).toEqual([]);
});
