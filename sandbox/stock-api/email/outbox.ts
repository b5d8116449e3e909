import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import MailComposer from 'nodemailer/lib/mail-composer';

import { slugify } from '../../../src/lib/slugify';

import { parseDataUrl, type Email } from './email';

/** Stores messages as `.eml` files, which any mail program opens. */
export type Outbox = {
  folder: string;
  /** Writes the message and returns the file's path. */
  send: (email: Email) => Promise<string>;
};

export function createOutbox(dataDir: string): Outbox {
  const folder = join(dataDir, 'outbox');
  let count = 0;
  const send = async (email: Email): Promise<string> => {
    count += 1;
    const message = await toMessage(email);
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const name = [stamp, String(count).padStart(3, '0'), slugify(email.subject).slice(0, 60)].filter(Boolean).join('-');
    const file = join(folder, `${name}.eml`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, message);
    return file;
  };
  return { folder, send };
}

/** The message to the dealer: text and HTML, with the pictures attached. */
async function toMessage({ replyTo, subject, advertiserEmail }: Email): Promise<Buffer> {
  const { title, intro, bodyParameters, images = [], callToActions = [] } = advertiserEmail;
  const rows = Object.entries(bodyParameters);
  const attachments = images.flatMap((url, index) => {
    const file = parseDataUrl(url);
    if (file === null) return [];
    const { content, contentType, extension } = file;
    const name = extension === 'pdf' ? 'document' : 'photo';
    return [{ filename: `${name}-${String(index + 1)}.${extension}`, content, contentType }];
  });
  const composer = new MailComposer({
    from: { name: 'Website', address: 'website@dealer.example' },
    to: { name: 'Dealer', address: 'dealer@dealer.example' },
    replyTo: { name: '', address: replyTo },
    subject,
    text: [
      title,
      intro,
      ...rows.map(([label, value]) => `${label}: ${value}`),
      ...callToActions.map(({ label, url }) => `${label}: ${url}`),
    ].join('\n\n'),
    html: [
      `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(intro)}</p><table>`,
      ...rows.map(
        ([label, value]) =>
          `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value).replace(/\n/g, '<br>')}</td></tr>`,
      ),
      '</table>',
      ...callToActions.map(({ label, url }) => `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`),
    ].join('\n'),
    attachments,
  });
  return composer.compile().build();
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
