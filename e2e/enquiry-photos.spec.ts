import sharp from 'sharp';

import { findViolations } from './lib/axe';
import { createPhoto, expect, fillIn, letTimePass, openForm, pdf, test, type Upload } from './lib/enquiry';

const mime = 'image/jpeg';
const heic: Upload = {
  name: 'IMG_1.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x1cftypheic\0\0\0\0heicmif1', 'latin1'),
};

test('photos arrive upright, at most 1920 pixels long, and without what says where they were taken', async ({
  page,
  mail,
}) => {
  const photo = await createPhoto('hof.jpg');
  expect(photo.buffer.includes('SecretPhone')).toBe(true);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('/contact');
  const form = await openForm(page, 'Stel uw vraag');
  await fillIn(form, { Bericht: 'Zie foto', Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  await form.getByLabel(/^Foto’s kiezen/).setInputFiles([photo, { ...photo, name: 'no-name' }]);
  await expect(form.getByRole('img', { name: 'hof.jpg' })).toBeVisible();
  await expect(form.getByRole('img')).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'no-name verwijderen' }).press('Enter');
  await expect(form.getByRole('button', { name: 'hof.jpg verwijderen' })).toBeFocused();
  await expect(form.getByRole('img')).toHaveCount(1);
  await letTimePass(page);
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Het bericht is verzonden.')).toBeVisible();
  expect(workers).toHaveLength(2);
  for (const url of workers) expect(new URL(url).origin).toBe(new URL(page.url()).origin);

  const [email] = await mail.read();
  expect(email?.attachments).toHaveLength(1);
  const sent = Buffer.from(email?.attachments[0]?.content as ArrayBuffer);
  const { width, height, format, exif, orientation } = await sharp(sent).metadata();
  expect({ width, height, format, exif, orientation }).toEqual({ width: 960, height: 1920, format: 'jpeg' });
  expect(sent.includes('SecretPhone')).toBe(false);
  const corner = await sharp(sent).extract({ left: 20, top: 20, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[0]).toBeGreaterThan(200);
  expect(corner[2]).toBeLessThan(60);
});

test('what cannot be sent is named with the reason, and the rest is taken on', async ({ page }) => {
  const photo = await createPhoto('a.jpg', { width: 40, height: 30 });
  const huge = {
    name: 'huge.jpg',
    mimeType: mime,
    buffer: Buffer.concat([photo.buffer, Buffer.alloc(16 * 1024 * 1024)]),
  };
  const script = { name: 'b.jpg', mimeType: mime, buffer: Buffer.from('MZ\x90\0') };
  const drawing = {
    name: 'c.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
  const broken = { name: 'd.jpg', mimeType: mime, buffer: photo.buffer.subarray(0, 60) };
  await page.goto('/contact');
  const form = await openForm(page, 'Stel uw vraag');
  const input = form.getByLabel(/^Foto’s kiezen/);
  await input.setInputFiles([huge, photo, script, drawing, broken, heic, { ...pdf, name: 'e.jpg' }]);
  await expect(form.getByRole('img')).toHaveCount(1);
  const alerts = form.getByRole('alert');
  await expect(alerts).toHaveText([
    'De gekozen bestanden zijn te groot: huge.jpg (16,1 MB). Een bestand mag hoogstens 15 MB zijn.',
    'Dit zijn geen foto’s die we kunnen versturen: b.jpg, c.svg, e.jpg.',
    'Deze bestanden konden niet worden gelezen: d.jpg.',
    'Deze browser kan HEIC-foto’s niet lezen: IMG_1.HEIC. Kies een JPEG, of verstuur de foto vanaf uw telefoon.',
  ]);
  await input.setInputFiles(Array.from({ length: 11 }, (_, index) => ({ ...photo, name: `p${String(index)}.jpg` })));
  await expect(alerts).toHaveText(['Er kunnen niet meer dan 10 bestanden mee. Weggelaten: p9.jpg, p10.jpg.']);
  await expect(form.getByRole('img')).toHaveCount(10);
  await expect(input).toHaveCount(0);
});

test('a file that is left out after Send was pressed is named, and the next press sends without it', async ({
  page,
  mail,
}) => {
  await page.goto('/contact');
  const form = await openForm(page, 'Stel uw vraag');
  await fillIn(form, { Bericht: 'Zie foto', Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  await letTimePass(page);
  const photo = await createPhoto('a.jpg', { width: 4800, height: 2400 });
  await form.getByLabel(/^Foto’s kiezen/).setInputFiles([photo, { ...photo, name: 'b.jpg' }, heic]);
  await form.getByRole('button', { name: 'Versturen' }).click();
  const alert = form.getByRole('alert').filter({ hasText: 'Nog niet verstuurd.' });
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('IMG_1.HEIC');
  expect(mail.getBodies()).toEqual([]);
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Het bericht is verzonden.')).toBeVisible();
  expect((await mail.read())[0]?.attachments).toHaveLength(2);
});

test('files are dropped on the form, and one that is dropped beside it does not take the page away', async ({
  page,
}) => {
  const photo = await createPhoto('a.jpg', { width: 40, height: 30 });
  await page.goto('/contact');
  const form = await openForm(page, 'Stel uw vraag');
  const data = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'dropped.jpg'));
    return transfer;
  }, photo.buffer.toString('base64'));
  const isHandled = (selector: string) =>
    page.evaluate(
      ([target, dataTransfer]) => {
        const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
        document.querySelector(target)?.dispatchEvent(event);
        return event.defaultPrevented;
      },
      [selector, data] as const,
    );
  expect(await isHandled('h1')).toBe(true);
  await expect(form.getByRole('img')).toHaveCount(0);
  expect(await isHandled('form label:has([type=file])')).toBe(true);
  await expect(form.getByRole('img', { name: 'dropped.jpg' })).toBeVisible();
});

for (const missing of ['Worker', 'OffscreenCanvas']) {
  test(`without ${missing} the window itself draws the photos`, async ({ page, mail }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), missing);
    await page.goto('/contact');
    const form = await openForm(page, 'Stel uw vraag');
    await fillIn(form, { Bericht: 'Zie foto', Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
    await form.getByLabel(/^Foto’s kiezen/).setInputFiles([await createPhoto('hof.jpg'), heic]);
    await expect(form.getByRole('img')).toHaveCount(1);
    await expect(form.getByText('IMG_1.HEIC')).toBeVisible();
    await letTimePass(page);
    await form.getByRole('button', { name: 'Versturen' }).click();
    await expect(page.getByText('Het bericht is verzonden.')).toBeVisible();
    const [email] = await mail.read();
    const sent = Buffer.from(email?.attachments[0]?.content as ArrayBuffer);
    const { width, height, exif } = await sharp(sent).metadata();
    expect([width, height, exif]).toEqual([960, 1920, undefined]);
  });
}
