import type { CatalogueItem } from '../sandbox/catalogue/catalogue-item';

import { findViolations } from './lib/axe';
import { expect, fillIn, letTimePass, openForm, test } from './lib/enquiry';
import { getItem, isOrdinary, openItem, toPath } from './lib/stock-item';

const person = { Name: 'Jörg', 'E-Mail': 'joerg@visitor.example' };
const isForBoth = ({ transaction, status, pricing, images }: CatalogueItem) =>
  transaction === 'both' && status === null && pricing.type === 'fixed' && images.length < 12;
const isOnRequest = ({ transaction, status, pricing }: CatalogueItem) =>
  transaction === 'sale' && status === null && pricing.type === 'request';

test('a German buyer asks for everything that the trade knows, and the dealer reads it in Dutch', async ({
  page,
  mail,
  stock,
  items,
  isMobile,
}) => {
  await page.clock.setFixedTime(Date.now());
  const item = getItem(items, isForBoth);
  await openItem(page, stock, toPath(items, item, 'de'));
  const form = await openForm(page, 'Frage zu dieser Maschine');
  const tradeIn = form.getByLabel('Nehmen Sie meine Maschine in Zahlung?');
  // The price is fixed.
  await expect(form.getByLabel('Kann ich ein Gebot abgeben?')).toHaveCount(0);
  const more = form.getByRole('button', { name: 'Weitere Fragen' });
  if (isMobile) {
    // Nine questions are a wall on a phone.
    await expect(tradeIn).toBeHidden();
    await more.click();
  } else await expect(more).toBeHidden();
  for (const question of [
    'Kann ich die Maschine besichtigen?',
    'Können Sie weitere Fotos schicken?',
    'Nehmen Sie meine Maschine in Zahlung?',
    'Kann ich die Maschine mieten?',
  ])
    await form.getByLabel(question).check();
  await fillIn(form, {
    'Tag \\(': '2099-12-03',
    'Ab \\(': '2099-12-07',
    'Wie lange': '3 Wochen',
  });
  await form.getByLabel(/^Wie \(/).selectOption('per Videoanruf');
  await form.getByLabel('Reifen').check();
  await form.getByLabel('Kaltstart (Video)').check();
  await fillIn(form, { Marke: 'Deutz', Modell: 'Agrotron', 'Betriebsstunden \\(': '9.000', ...person });
  expect(await findViolations(page)).toEqual([]);
  if (isMobile) {
    await more.click();
    // What is selected stays in sight.
    await expect(tradeIn).toBeVisible();
    await expect(form.getByLabel('Gibt es eine Wartungshistorie?')).toBeHidden();
    for (const control of await form.locator(':is(select, input[type=date], label:has([type=checkbox]):visible)').all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await page.reload();
  await expect(form.getByLabel(/^Modell/)).toHaveValue('Agrotron');
  await expect(form.getByLabel('Reifen')).toBeChecked();
  await form.getByRole('button', { name: 'Absenden' }).click();

  const notice = page.getByRole('group', { name: /^Die Nachricht wurde gesendet\./ });
  await expect(notice).toBeFocused();
  await expect(
    notice.getByText('Kann ich die Maschine mieten? (Ab: Montag, 7. Dezember 2099, Wie lange: 3 Wochen)'),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const [email] = await mail.read();
  const text = email?.text?.replace(/\u00a0/g, ' ') ?? '';
  for (const words of [
    'Kan ik de machine bekijken? (donderdag 3 december 2099, per videogesprek)',
    'Kunt u meer foto’s sturen? (banden, koude start (video))',
    'Kan ik mijn machine inruilen? (Deutz, Agrotron, Draaiuren: 9.000)',
    'Kan ik de machine huren? (Vanaf: maandag 7 december 2099, Hoe lang: 3 Wochen)',
  ])
    expect(text).toContain(words);
});

test('a day that is over and an amount that is none are said, at the field and above', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  await openItem(page, stock, toPath(items, getItem(items, isOnRequest)));
  const form = await openForm(page, 'Vraag over deze machine');
  await expect(form.getByLabel('Kan ik de machine huren?')).toHaveCount(0);
  await form.getByLabel('Kan ik de machine bekijken?').check();
  await form.getByLabel('Kan ik een bod doen?').check();
  await fillIn(form, { 'Dag \\(': '2020-01-01', 'Uw bod': 'een kwart', Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  await expect(form.getByLabel(/^Dag \(/)).toHaveAttribute('min', /^\d{4}-\d\d-\d\d$/);
  await form.getByRole('button', { name: 'Versturen' }).click();
  const summary = form.getByRole('group', { name: 'Niet alle velden zijn juist ingevuld.' });
  await expect(summary.getByRole('link')).toHaveText([
    'Kies een dag vanaf vandaag.',
    'Vul een bedrag in hele euro’s in, bijvoorbeeld 12.500.',
  ]);
  await summary.getByRole('link').last().click();
  await expect(form.getByLabel(/^Uw bod/)).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
});

test('after sending there is somebody to call, a copy to keep, and another message is from the same person', async ({
  page,
  stock,
  items,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  const form = await openForm(page, 'Vraag over deze machine');
  await fillIn(form, { Bericht: 'Loopt hij goed?', Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  await letTimePass(page);
  await form.getByRole('button', { name: 'Versturen' }).click();
  const notice = page.getByRole('group', { name: /^Het bericht is verzonden\./ });
  await expect(notice.getByText(/^Verzonden aan .+\.$/)).toBeVisible();
  await expect(notice.getByRole('link', { name: /^\+31/ })).toHaveAttribute('href', /^tel:/);
  await expect(notice.getByText(/open|Open|gesloten/).first()).toBeVisible();
  await notice.getByRole('button', { name: 'Tekst kopiëren' }).click();
  await expect(notice.getByRole('status')).toHaveText('Gekopieerd');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Bericht: Loopt hij goed?');
  await expect(notice.getByRole('link', { name: 'Kopie per e-mail' })).toHaveAttribute(
    'href',
    /^mailto:jan@visitor\.example\?subject=/,
  );
  await notice.getByRole('button', { name: 'Nog een bericht sturen' }).click();
  await expect(form.getByLabel('Naam')).toHaveValue('Jan');
  await expect(form.getByLabel(/^Bericht/)).toHaveValue('');
});

test('facts that nobody knows, pressed in turn, are asked together', async ({ page, mail, stock, items }) => {
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: { power: null, operatingHours: null } });
  const path = toPath(items, item);
  await openItem(page, stock, path);
  const getLink = (fact: string) =>
    page.locator(`[data-fact=${fact}]`).getByRole('link', { name: 'Onbekend: vraag het' });
  await getLink('operatingHours').click();
  const form = await openForm(page, 'Vraag over deze machine');
  const message = form.getByLabel(/^Bericht/);
  await expect(message).toHaveValue(/laten weten: draaiuren\?$/);
  await form.getByLabel('Is deze machine nog beschikbaar?').check();
  await message.press('End');
  await message.pressSequentially(' Groeten');
  await getLink('power').click();
  await expect(message).toHaveValue(/^Kunt u mij .* laten weten: draaiuren en vermogen\? Groeten$/);
  await expect(page).toHaveURL(new RegExp(`${path}\\?ask=operatingHours,power$`));
  await expect(form.getByLabel('Is deze machine nog beschikbaar?')).toBeChecked();
  await fillIn(form, { Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  await letTimePass(page);
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText(/Het bericht is verzonden/)).toBeVisible();
  expect((await mail.read())[0]?.text).toContain('Gevraagd: draaiuren, vermogen');
  // What was sent is not asked again.
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await getLink('power').click();
  await expect(message).toHaveValue(/laten weten: vermogen\?$/);
});

test('what decides and nobody knows is a link that asks', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: { power: null } });
  await openItem(page, stock, toPath(items, item));
  const link = page.locator('[data-fact=power]').getByRole('link', { name: 'Onbekend: vraag het' });
  await link.click();
  const form = await openForm(page, 'Vraag over deze machine');
  await expect(form.getByLabel(/^Bericht/)).toHaveValue(/het volgende laten weten: vermogen\?$/);
  stock.edit({ [item.advertisementID]: { power: null, status: 'sold' } });
  await openItem(page, stock, toPath(items, item));
  await expect(page.locator('#enquiry-title')).toHaveText('Laat ons zoeken');
  await expect(link).toHaveCount(0);
});
