import type { Page, Request } from '@playwright/test';

import { createRequest, getLetter, openAnswer, readMail } from './lib/answer';
import { findViolations } from './lib/axe';
import { expect, fillIn, letTimePass, openForm, test } from './lib/enquiry';
import { getItem, isOrdinary, openItem, toPath, toTitle } from './lib/stock-item';

const sent = 'Die Nachricht wurde gesendet. Wir melden uns so schnell wie möglich bei Ihnen.';
const person = { Name: 'Jürgen Weiß', 'E-Mail': 'juergen@visitor.example', Telefon: '+49 1511 2345678' };

/** All that a request tells whoever gets it. */
const toSaid = (request: Request) =>
  [request.url(), request.postData() ?? '', ...Object.values(request.headers())].join('\n');

/** Records all requests of a page, those of its workers and beacons, too. */
function record(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => requests.push(request));
  return requests;
}

test('a German asks, and the dealer answers from the mail with three presses', async ({
  page,
  mail,
  stock,
  items,
  isMobile,
}) => {
  const item = getItem(items, isOrdinary);
  await openItem(page, stock, `${toPath(items, item, 'de')}?ask=length#enquiry`);
  const form = await openForm(page, 'Frage zu dieser Maschine');
  await expect(form.getByLabel('Nachricht')).toHaveValue(/Länge/);
  await form.getByLabel('Ist diese Maschine noch verfügbar?').check();
  await form.getByLabel('Können Sie die Maschine liefern?').check();
  // A phone shows four questions first.
  if (isMobile) await form.getByRole('button', { name: 'Weitere Fragen' }).click();
  await form.getByLabel('Ist ein Export ohne MwSt. möglich?').check();
  await fillIn(form, { ...person, Lieferort: 'Osnabrück' });
  await letTimePass(page);
  await form.getByRole('button', { name: 'Absenden' }).click();
  await expect(page.getByText(sent)).toBeVisible();

  const [email] = await mail.read();
  const [, link = ''] = /Beantwoorden: (\S+)/.exec(email?.text ?? '') ?? [];
  expect(link).toMatch(/^https:\/\/dealer\.example\/antwoord#[\w-]{20,1800}$/);
  expect(email?.html).toContain(link);
  const { pathname, hash } = new URL(link);
  await page.goto(pathname + hash);
  await expect(page.getByRole('heading', { name: 'Van Jürgen Weiß' })).toBeVisible();

  // Whether it is there, and its VAT, are the stock's. One press is left, and the one that mails.
  await expect(page.getByLabel('Ja, nog beschikbaar')).toBeChecked();
  await expect(page.getByText('Nog niet beantwoord: Kunt u bezorgen?')).toBeVisible();
  await page.getByText('Ja, dat kan').click();
  await page.getByLabel('Kosten in €, excl. btw').fill('450');
  await page.getByLabel('Lengte (m)').fill('5,2');
  const title = `${toTitle(item)} (${item.advertiserStockNumber})`;
  await expect(getLetter(page, 'de-DE')).toContainText('Die Lieferung kostet 450');
  await expect(getLetter(page, 'nl-NL')).toContainText('De bezorging kost');
  await expect(page.getByText('Nog niet beantwoord')).toHaveCount(0);
  const { to, subject, body } = await readMail(page);
  expect(to).toBe(person['E-Mail']);
  expect(subject).toBe(`Ihre Anfrage: ${title}`);
  for (const words of [
    'Guten Tag Jürgen Weiß,',
    title,
    'zzgl. MwSt.',
    `https://dealer.example${toPath(items, item, 'de')}`,
    'Die Maschine ist noch verfügbar.',
    'Eine Lieferung nach Osnabrück ist möglich.',
    'Ein Export ohne MwSt. ist möglich.',
    'Länge: 5,2\u00a0m',
    'Telefon: +31',
  ])
    expect(body).toContain(words);
  await expect(page.getByRole('link', { name: 'Via WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/4915112345678\?text=Guten%20Tag/,
  );
  expect(await findViolations(page)).toEqual([]);
});

test('no request of the page says anything of the visitor', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  const requests = record(page);
  await openAnswer(
    page,
    createRequest({
      items: [String(item.advertisementID)],
      questions: [{ id: 'delivery', details: { place: 'Geheimdorf' } }],
    }),
  );
  await page.getByText('Ja, dat kan').click();
  await page.getByLabel('Eigen tekst').fill('Vertrouwelijk');
  await page.getByLabel('Uw naam').fill('Pietersen');
  await expect(getLetter(page, 'de-DE')).toContainText('Vertrouwelijk (auf Niederländisch)');
  await stock.settled();
  // What is told when a page is left is told now.
  await page.goto('about:blank');
  const hash = new URL(page.url()).hash;
  expect(hash).toBe('');
  expect(requests.length).toBeGreaterThan(4);
  const secret = /J(ü|%C3%BC|u\\u)rgen|visitor\.example|1511|Geheimdorf|Vertrouwelijk|Pietersen|antwoord#|WyJkZSI/i;
  expect(requests.map(toSaid).filter((said) => secret.test(said))).toEqual([]);
  // The search for machines names them by id.
  const bodies = requests.flatMap((request) => request.postData() ?? []);
  expect(bodies.some((body) => body.includes(`"values":["${String(item.advertisementID)}"]`))).toBe(true);
});

for (const [hash, heading] of [
  ['', 'Deze pagina hoort bij een aanvraag'],
  ['#enquiry', 'Deze link is niet compleet'],
  ['#1WyJkZSIsIkphbiJd', 'Deze link is niet compleet'],
] as const) {
  test(`the link with ${hash === '' ? 'nothing' : hash} behind it says what to do`, async ({ page, stock }) => {
    await page.goto(`/antwoord${hash}`);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByText('Beantwoord dan de mail zelf, of bel de bezoeker.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    expect(stock.asked).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
}

test('a link that lost its end on the way says so, and the whole one in the same tab opens', async ({ page }) => {
  await openAnswer(page, createRequest());
  await expect(page.getByRole('heading', { name: 'Van Jürgen Weiß' })).toBeVisible();
  const whole = await page.evaluate(() => window.location.hash);
  await page.evaluate((hash) => (window.location.hash = hash), whole.slice(0, -1));
  await expect(page.getByRole('heading', { name: 'Deze link is niet compleet' })).toBeVisible();
  await page.evaluate((hash) => (window.location.hash = hash), whole);
  await expect(page.getByRole('heading', { name: 'Van Jürgen Weiß' })).toBeVisible();
});

test('hostile words of a link are words', async ({ page }) => {
  const bad = '<img src=x onerror="document.title=\'hacked\'"><script>document.title=1</script>{{name}}';
  await openAnswer(
    page,
    createRequest({
      ...{ name: bad, email: 'a?cc=all@visitor.example', phone: bad, items: ['999999999999999'] },
      questions: [
        { id: 'tradeIn', details: { make: bad } },
        { id: 'rental', details: { duration: bad } },
      ],
      facts: ['length', 'colour2'],
    }),
  );
  await expect(page.getByText('Dit kent deze pagina niet: colour2.')).toBeVisible();
  await expect(page.getByText('Machine 999999999999999 staat niet meer in de voorraad.')).toBeVisible();
  // About a machine that is gone, nothing but what is offered for it is asked.
  await expect(page.getByText('Is de machine te huur?')).toHaveCount(0);
  await page.getByText('Ja, wij bieden').click();
  await expect(getLetter(page, 'de-DE')).toContainText('<img src=x');
  expect(await page.locator('img[src=x]').count()).toBe(0);
  expect(await page.title()).not.toContain('hacked');
  expect((await readMail(page)).to).toBe('a?cc=all@visitor.example');
});

test('a machine that is sold is said to be, with others that come close', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: { status: 'sold' } });
  await openAnswer(page, createRequest({ locale: 'en', items: [String(item.advertisementID)] }));
  const letter = getLetter(page, 'en-GB');
  await expect(letter).toContainText('Unfortunately the machine has been sold.');
  await expect(letter).toContainText('These machines come close:');
  await expect(letter).toContainText(/https:\/\/dealer\.example\/en\/occasions\//);
});

test('when the stock cannot be reached the dealer can still answer', async ({ page, stock }) => {
  stock.misbehave({ kind: 'status', status: 503 });
  await openAnswer(page, createRequest({ items: ['204170'], questions: [{ id: 'history', details: {} }] }));
  await expect(page.getByText('Onze voorraad is nu niet bereikbaar.')).toBeVisible();
  await page.getByText('Volledig').click();
  expect((await readMail(page)).body).toContain('Die Wartungshistorie ist vollständig bekannt.');
});

test('the stock is asked again with a press, and what the dealer typed stays', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  stock.misbehave({ kind: 'status', status: 503 });
  await openAnswer(page, createRequest({ items: [String(item.advertisementID)] }));
  const again = page.getByRole('button', { name: 'Opnieuw vragen' });
  await page.getByLabel('Eigen tekst').fill('Tot ziens!');
  await again.click();
  await expect(page.getByText('Onze voorraad is nu niet bereikbaar.')).toBeVisible();
  await expect(again).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  stock.behave();
  await again.press('Enter');
  await expect(getLetter(page, 'de-DE')).toContainText(toTitle(item));
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel('Eigen tekst')).toHaveValue('Tot ziens!');
});

test('whether it fits the visitor’s gate is ticked, or said in sizes, the known ones in advance', async ({
  page,
  stock,
  items,
}) => {
  const item = getItem(items, isOrdinary);
  const mm = (value: number) => ({ value, unit: 'mm' });
  stock.edit({ [item.advertisementID]: { length: mm(5240), width: null, height: null, closedHeight: null } });
  const questions = [{ id: 'gate', details: { opening: '2800x3000x' } }] as const;
  await openAnswer(page, createRequest({ items: [String(item.advertisementID)], questions }));
  const question = page.getByRole('group', { name: 'Past de machine door de poort?' });
  await expect(question).toContainText('2,80\u00a0m breed, 3,00\u00a0m hoog');
  const letter = getLetter(page, 'de-DE');
  await question.getByText('Ja, past').click();
  await expect(letter).toContainText('passt die Maschine: 2,80\u00a0m breit, 3,00\u00a0m hoch.');
  await question.getByText('Maten noemen').click();
  await expect(question.getByLabel('Lengte in m')).toHaveValue('5,24');
  await question.getByLabel('Breedte in m').fill('270 cm');
  await expect(letter).toContainText('sehen Sie an den Maßen. Länge: 5,24\u00a0m. Breite: 2,70\u00a0m.');
  expect(await findViolations(page)).toEqual([]);
});

test('a Dutch visitor is answered in one language, and what was typed survives a reload', async ({ page }) => {
  await openAnswer(page, createRequest({ locale: 'nl', phone: '0570 123456' }));
  await page.getByLabel('Uw naam').fill('Piet');
  await page.getByLabel('Eigen tekst').fill('Tot ziens!');
  await expect(getLetter(page, 'nl-NL')).toHaveCount(1);
  await expect(getLetter(page, 'nl-NL')).toContainText('Tot ziens!');
  await expect(getLetter(page, 'nl-NL')).not.toContainText('in het Nederlands');
  // A landline.
  await expect(page.getByRole('link', { name: 'Via WhatsApp' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Uw naam')).toHaveValue('Piet');
  await expect(page.getByLabel('Eigen tekst')).toHaveValue('Tot ziens!');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[hreflang], link[rel=canonical]')).toHaveCount(0);
});

test('a day that is over is neither agreed to nor suggested', async ({ page }) => {
  const questions = [{ id: 'viewing', details: { day: '2020-12-02' } }] as const;
  await openAnswer(page, createRequest({ questions }));
  const question = page.getByRole('group', { name: 'Wanneer kan de bezoeker kijken?' });
  await expect(question.getByText('Deze dag is al voorbij.')).toHaveCount(1);
  await question.getByRole('radio').first().check();
  await question.locator('input[type=date]').fill('2020-12-03');
  await expect(getLetter(page, 'de-DE')).not.toContainText('2020');
  await question.locator('input[type=date]').fill('2090-12-03');
  await expect(getLetter(page, 'de-DE')).toContainText('3. Dezember 2090');
});

test('the copied answer is the letter', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAnswer(page, createRequest());
  await page.getByRole('button', { name: 'Kopieer' }).click();
  await expect(page.getByText('Gekopieerd')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Guten Tag Jürgen Weiß,');
});
