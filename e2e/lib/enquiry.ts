import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import type { Locator, Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import sharp from 'sharp';

import type { Failure } from '../../sandbox/stock-api/behaviour';
import type { EmailBody } from '../../src/features/enquiry/model/contract';

import { expect, test as base } from './stock-server';

export { expect };

type MailServer = {
  /** What the next `times` messages get instead of being sent; all of them without. */
  misbehave: (failure: Failure & { times?: number }) => void;
  /** The bodies of all messages that the browser sent, whatever became of them. */
  getBodies: () => EmailBody[];
  /** The messages that arrived, as a mail program reads them, in order. */
  read: () => Promise<Email[]>;
};

/** Tests of the forms: mail goes to the test's own stock API, which keeps what arrives. */
export const test = base.extend<{ mail: MailServer }>({
  mail: async ({ worker: { api } }, use) => {
    rmSync(api.outboxDir, { recursive: true, force: true });
    await use({
      misbehave: (failure) => api.addBehaviour({ endpoint: 'email', ...failure }),
      getBodies: () =>
        api.getRequests().flatMap(({ path, body }) => (path.endsWith('/contact/email/') ? [body as EmailBody] : [])),
      read: () => {
        const files = existsSync(api.outboxDir) ? readdirSync(api.outboxDir).sort() : [];
        return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(api.outboxDir, file)))));
      },
    });
  },
});

/**
 * The form under a heading, loaded and alive. A page that comes alive goes where it was the last time, so this may take
 * two.
 */
export async function openForm(page: Page, heading: string | RegExp): Promise<Locator> {
  const region = page.getByRole('region', { name: heading });
  const form = region.locator('form');
  await expect(async () => {
    await region.locator('[data-kind]').first().scrollIntoViewIfNeeded();
    await form.waitFor({ timeout: 2000 });
  }).toPass();
  return form;
}

/** Fills in fields by the beginning of their labels. */
export async function fillIn(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(new RegExp(`^${label}`)).fill(value);
}

/** As if a minute had gone by: nobody who fills a form in at once is taken for a person. */
export async function letTimePass(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 60_000;
  });
}

/** A file as the browser is given one. */
export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A photo as a phone takes it: it lies on its side, says so, and where it was taken. Its top left corner is red. */
export async function createPhoto(name: string, { width = 2400, height = 1200 } = {}): Promise<Upload> {
  const side = Math.min(400, Math.floor(height / 3));
  const corner = await sharp({ create: { width: side, height: side, channels: 3, background: '#e00000' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#0060e0' } })
    // Turned by a quarter to the right, its bottom left corner is on top.
    .composite([{ input: corner, gravity: 'southwest' }])
    .withExif({ IFD0: { Make: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 15/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export const pdf: Upload = {
  name: 'cv jan.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
};
