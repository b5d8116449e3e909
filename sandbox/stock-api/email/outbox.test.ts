import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createOutbox } from './outbox';

test('The lines of a value are lines in the HTML of the mail too, and nothing in it is markup.', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  try {
    const file = await createOutbox(folder).send({
      replyTo: 'jan@visitor.example',
      subject: 'Vraag',
      advertiserEmail: {
        templateId: 'customer-website-email',
        title: 'Vraag',
        intro: '',
        bodyParameters: { Bericht: 'Hallo\n<b>Jan' },
      },
    });
    expect(readFileSync(file, 'utf8')).toContain('<td>Hallo<br>&lt;b>Jan</td>');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
