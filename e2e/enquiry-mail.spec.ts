import sharp from 'sharp';

import { createPhoto, expect, fillIn, letTimePass, openForm, pdf, test } from './lib/enquiry';
import { getItem, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';

const person = { name: "Siobhán O'Brien-Müller", email: 'siobhan@visitor.example', phone: '+31 (0)6-1234 5678' };
const message = 'Eerste regel: € 50.000?\nZweite Zeile – “großartig”';

/** The visitor's words for what is filled in. */
const words = {
  nl: {
    ...{ name: 'Naam', email: 'E-mail', phone: 'Telefoon', message: 'Bericht', send: 'Versturen' },
    ...{ sent: 'Het bericht is verzonden. We nemen zo snel mogelijk contact met u op.', contact: '/contact' },
    ...{ make: 'Merk', model: 'Model', year: 'Bouwjaar', hours: 'Draaiuren', find: 'Ik zoek een machine' },
    ...{ ask: 'Stel uw vraag', offer: 'Verkopen of laten zoeken', about: 'Vraag over deze machine' },
    ...{ available: 'Is deze machine nog beschikbaar?', delivery: 'Kunt u de machine bezorgen?', place: 'Plaats' },
    ...{ apply: 'Solliciteer op deze vacature', vacancies: '/vacatures', language: 'Nederlands' },
    applied: 'Je sollicitatie is verzonden. We bellen of mailen binnen drie werkdagen.',
  },
  en: {
    ...{ name: 'Name', email: 'E-mail', phone: 'Phone', message: 'Message', send: 'Send' },
    ...{ sent: 'The message has been sent. We will contact you as soon as possible.', contact: '/en/contact' },
    ...{ make: 'Make', model: 'Model', year: 'Built in', hours: 'Operating', find: 'I am looking for a machine' },
    ...{ ask: 'Ask your question', offer: 'Sell, or have us search', about: 'Ask about this machine' },
    ...{ available: 'Is this machine still available?', delivery: 'Can you deliver the machine?', place: 'Place' },
    ...{ apply: 'Apply for this job', vacancies: '/en/vacancies', language: 'Engels' },
    applied: 'Your application has been sent. We call or e-mail within three working days.',
  },
  de: {
    ...{ name: 'Name', email: 'E-Mail', phone: 'Telefon', message: 'Nachricht', send: 'Absenden' },
    ...{
      sent: 'Die Nachricht wurde gesendet. Wir melden uns so schnell wie möglich bei Ihnen.',
      contact: '/de/kontakt',
    },
    ...{ make: 'Marke', model: 'Modell', year: 'Baujahr', hours: 'Betriebsstunden', find: 'Ich suche eine Maschine' },
    ...{ ask: 'Stellen Sie Ihre Frage', offer: 'Verkaufen oder suchen lassen', about: 'Frage zu dieser Maschine' },
    ...{
      available: 'Ist diese Maschine noch verfügbar?',
      delivery: 'Können Sie die Maschine liefern?',
      place: 'Lieferort',
    },
    ...{ apply: 'Auf diese Stelle bewerben', vacancies: '/de/stellenangebote', language: 'Duits' },
    applied: 'Deine Bewerbung wurde gesendet. Wir melden uns innerhalb von drei Werktagen.',
  },
} as const;

for (const locale of ['nl', 'en', 'de'] as const) {
  const word = words[locale];
  const who = { [word.name]: person.name, [word.email]: person.email, [word.phone]: person.phone };
  /** What every mail says of the one who wrote it. */
  const said = {
    Naam: person.name,
    'E-mail': person.email,
    Telefoon: '+31 6 1234 5678',
    'Taal van de bezoeker': word.language,
  };
  const toLines = (values: object) => Object.entries(values).map(([label, value]) => `${label}: ${String(value)}`);

  test(`a contact and a purchase form in ${locale} arrive with every value and picture`, async ({ page, mail }) => {
    await page.goto(word.contact);
    const ask = await openForm(page, word.ask);
    await fillIn(ask, { ...who, [word.message]: message });
    await ask
      .locator('input[type=file]')
      .first()
      .setInputFiles([await createPhoto('hoek.jpg'), await createPhoto('b.jpg')]);
    await expect(ask.getByRole('img')).toHaveCount(2);
    await letTimePass(page);
    await ask.getByRole('button', { name: word.send }).click();
    await expect(page.getByText(word.sent)).toBeVisible();

    const offer = await openForm(page, word.offer);
    await offer.getByLabel(word.find).check();
    await fillIn(offer, {
      [word.make]: 'Claas',
      [word.model]: 'Arion 620',
      [word.year]: '2015',
      [word.hours]: '4.000',
    });
    await fillIn(offer, { ...who, [word.message]: message });
    await letTimePass(page);
    await offer.getByRole('button', { name: word.send }).click();
    await expect(page.getByText(word.sent)).toHaveCount(2);

    const [first, second] = await mail.read();
    expect(first?.replyTo?.[0]?.address).toBe(person.email);
    expect(first?.subject).toBe(`Bericht van ${person.name} via de website`);
    for (const line of toLines({ ...said, Bericht: message })) expect(first?.text).toContain(line);
    expect(first?.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg', 'image/jpeg']);
    const picture = await sharp(Buffer.from(first?.attachments[0]?.content as ArrayBuffer)).metadata();
    expect([picture.width, picture.height, picture.exif]).toEqual([960, 1920, undefined]);

    expect(second?.subject).toBe(`Zoekopdracht: Claas Arion 620 · ${person.name}`);
    const machine = { Merk: 'Claas', Model: 'Arion 620', 'Bouwjaar vanaf': '2015', 'Draaiuren hoogstens': '4.000' };
    for (const line of toLines({ ...said, ...machine, Bericht: message })) expect(second?.text).toContain(line);
    expect(second?.attachments).toEqual([]);
  });

  test(`a question about a machine in ${locale} reaches the dealer in Dutch`, async ({ page, mail, stock, items }) => {
    const item = getItem(items, isOrdinary);
    const path = toPath(items, item, locale);
    await openItem(page, stock, path);
    const form = await openForm(page, word.about);
    await form.getByLabel(word.available).check();
    await form.getByLabel(word.delivery).check();
    await fillIn(form, { ...who, [word.place]: 'Osnabrück' });
    await form
      .locator('input[type=file]')
      .first()
      .setInputFiles(await createPhoto('a.jpg', { width: 300, height: 200 }));
    await letTimePass(page);
    // The files are waited for.
    await form.getByRole('button', { name: word.send }).click();
    await expect(page.getByText(word.sent)).toBeVisible();
    const [email] = await mail.read();
    expect(email?.subject).toBe(`Vraag over ${toTitle(item)} (${item.advertiserStockNumber}) · ${person.name}`);
    const about = { Machine: toTitle(item), Voorraadnummer: item.advertiserStockNumber, ID: item.advertisementID };
    for (const line of toLines({ ...said, ...about })) expect(email?.text).toContain(line);
    expect(email?.text).toContain(
      'Vragen: Is deze machine nog beschikbaar? · Kunt u de machine bezorgen in Osnabrück?',
    );
    expect(email?.text).not.toContain('Bericht:');
    expect(email?.text).toMatch(new RegExp(`Bekijk de machine: https?://[^/\\s]+${toPath(items, item)}\\s`));
    expect(email?.attachments).toHaveLength(1);
  });

  test(`an application in ${locale} arrives with the CV`, async ({ page, mail }) => {
    await page.goto(`${word.vacancies}/vacancy-workshop-mechanic`);
    const title = await page.locator('h1').innerText();
    const form = await openForm(page, word.apply);
    await fillIn(form, { [word.name]: person.name, [word.email]: person.email });
    await form.locator('input[type=file]').setInputFiles(pdf);
    await expect(form.getByText(pdf.name)).toBeVisible();
    await letTimePass(page);
    await form.getByRole('button', { name: word.send }).click();
    await expect(page.getByText(word.applied)).toBeVisible();
    const [email] = await mail.read();
    expect(email?.subject).toBe(`Sollicitatie: ${title} · ${person.name}`);
    for (const line of toLines({ Naam: person.name, Vacature: title, Cv: pdf.name }))
      expect(email?.text).toContain(line);
    expect(email?.attachments.map(({ mimeType, filename }) => [mimeType, filename])).toEqual([
      ['application/pdf', 'document-1.pdf'],
    ]);
    expect(Buffer.from(email?.attachments[0]?.content as ArrayBuffer)).toEqual(pdf.buffer);
  });
}

test('a machine that is sold has a form for finding one like it, with make and model filled in', async ({
  page,
  mail,
  stock,
  items,
}) => {
  const item = getItem(items, (one) => isOrdinary(one) && one.model !== null);
  stock.edit({ [item.advertisementID]: { status: 'sold' } });
  await openItem(page, stock, toPath(items, item));
  await page.getByRole('link', { name: 'Laat ons zoeken' }).first().click();
  const form = await openForm(page, 'Laat ons zoeken');
  await expect(form.getByLabel('Ik zoek een machine')).toBeChecked();
  await fillIn(form, { Bericht: 'Graag net zo een.', Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  await letTimePass(page);
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText(words.nl.sent)).toBeVisible();
  const [email] = await mail.read();
  expect(email?.subject).toBe(`Zoekopdracht: ${item.makeName} ${String(item.model)} · Jan`);
  expect(email?.text).toContain(`Machine: ${toTitle(item)}`);
});
