import { findViolations } from './lib/axe';
import { createPhoto, expect, fillIn, letTimePass, openForm, test } from './lib/enquiry';
import { getItem, isOrdinary, openItem, tabTo, toPath } from './lib/stock-item';

test('what is wrong is said in a summary that takes the focus, at the field in the same words, and goes when it is put right', async ({
  page,
  mail,
}) => {
  await page.goto('/contact');
  const form = await openForm(page, 'Stel uw vraag');
  const send = form.getByRole('button', { name: 'Versturen' });
  // Left without a word.
  await form.getByLabel('Naam').focus();
  await form.getByLabel('E-mail').focus();
  await expect(form.getByText('Vul een naam in.')).toBeVisible();
  await expect(form.getByText('Vul een e-mailadres in.')).toHaveCount(0);

  await fillIn(form, { 'E-mail': 'jan@', Telefoon: 'bel maar', Bericht: 'Hij <b>rijdt</b>' });
  await send.click();
  const summary = form.getByRole('group', { name: 'Niet alle velden zijn juist ingevuld.' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Bericht: gebruik hier geen < >',
    'Vul een naam in.',
    'Het ingevoerde e-mailadres is niet geldig.',
    'Gebruik in een telefoonnummer alleen cijfers, spaties en een plusteken.',
  ]);
  for (const text of await summary.getByRole('link').allInnerTexts()) await expect(form.getByText(text)).toHaveCount(2);
  expect(await findViolations(page)).toEqual([]);

  await summary.getByRole('link', { name: 'Vul een naam in.' }).click();
  const name = form.getByLabel('Naam');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Vul een naam in.');
  await name.pressSequentially("Müller & Söhne, t.a.v. O'Brien");
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(form.getByText('Vul een naam in.')).toHaveCount(0);
  await fillIn(form, { 'E-mail': 'jan@visitor.example', Telefoon: '+31 (0)6-1234 5678', Bericht: 'Hij rijdt' });
  await expect(summary).toHaveCount(0);
  expect(mail.getBodies()).toEqual([]);
});

test('browsers know what to fill in, phones which keys to show', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen');
  await page.goto('/contact');
  const form = await openForm(page, 'Verkopen of laten zoeken');
  const fields = await form
    .locator(':is(input, textarea):not([type=radio], [type=file], [aria-hidden] *)')
    .evaluateAll((all) =>
      all.map((one) =>
        [
          one.getAttribute('name'),
          one.getAttribute('type'),
          one.getAttribute('autocomplete'),
          one.getAttribute('inputmode'),
        ].join(),
      ),
    );
  expect(fields).toEqual([
    'make,text,off,',
    'model,text,off,',
    'year,text,off,numeric',
    'hours,text,off,numeric',
    'message,,off,',
    'name,text,name,',
    'email,email,email,',
    'phone,tel,tel,',
  ]);
});

test('by keyboard alone a question is asked, and its end is said', async ({ page, mail, stock, items, isMobile }) => {
  test.skip(isMobile, 'a phone has no keys');
  const item = getItem(items, isOrdinary);
  await openItem(page, stock, toPath(items, item, 'de'));
  const form = await openForm(page, 'Frage zu dieser Maschine');
  expect(await findViolations(page)).toEqual([]);
  await expect(form.getByRole('group', { name: 'Was möchten Sie wissen?' })).toBeVisible();
  await form.getByLabel('Ist diese Maschine noch verfügbar?').focus();
  await page.keyboard.press('Space');
  // How many questions there are between depends on what the page of the machine has answered.
  const asked = form.getByLabel('Ist ein Export ohne MwSt. möglich?');
  for (let presses = 0; presses < 12 && !(await asked.evaluate((box) => box === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // Nothing that people do not see is in the way: photos, name, e-mail, the privacy statement.
  const seen: (string | null)[] = [];
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? null));
    const typed = { name: 'Jörg', email: 'joerg@visitor.example' }[seen.at(-1) ?? ''];
    if (typed !== undefined) await page.keyboard.type(typed);
  }
  expect(seen).toEqual(['message', '', 'name', 'email', 'phone', '']);
  await tabTo(page, /^Absenden$/);
  await letTimePass(page);
  await page.keyboard.press('Enter');
  const sent = page.getByRole('group', { name: /^Die Nachricht wurde gesendet\./ });
  await expect(sent).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  const [email] = await mail.read();
  expect(email?.text).toContain('Is deze machine nog beschikbaar? · Is export zonder btw mogelijk?');
  await tabTo(page, /^Noch eine Nachricht senden$/);
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Nachricht')).toHaveValue('');
  await expect(form.getByLabel('Name')).toHaveValue('Jörg');
});

test('a reload keeps what was typed and says which files it could not keep; what was sent is forgotten', async ({
  page,
  mail,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  await page.clock.setFixedTime(Date.now());
  const typed = { Merk: 'Claas', Bericht: 'Regel een\nRegel twee', Naam: 'Jan', 'E-mail': 'jan@visitor.example' };
  await page.goto('/contact');
  let form = await openForm(page, 'Verkopen of laten zoeken');
  await form.getByLabel('Ik zoek een machine').check();
  await fillIn(form, typed);
  await form.getByLabel(/^Foto’s kiezen/).setInputFiles([await createPhoto('a.jpg'), await createPhoto('b.jpg')]);
  await expect(form.getByRole('img')).toHaveCount(2);

  // A look at another page keeps the photos as well.
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Vacatures' }).click();
  await expect(page).toHaveURL(/vacatures/);
  await page.goBack();
  form = await openForm(page, 'Verkopen of laten zoeken');
  await expect(form.getByRole('img')).toHaveCount(2);

  await page.reload();
  form = await openForm(page, 'Verkopen of laten zoeken');
  for (const [label, value] of Object.entries(typed))
    await expect(form.getByLabel(new RegExp(`^${label}`))).toHaveValue(value);
  await expect(form.getByLabel('Ik zoek een machine')).toBeChecked();
  await expect(
    form.getByText('U had 2 foto’s toegevoegd. De browser kan die niet bewaren: kies ze opnieuw.'),
  ).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  // Who finds it filled in needs no time for that.
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Het bericht is verzonden.')).toBeVisible();
  expect(await mail.read()).toHaveLength(1);
  await page.reload();
  form = await openForm(page, 'Verkopen of laten zoeken');
  await expect(form.getByLabel(/^Merk/)).toHaveValue('');
});

test('without scripts the phone number and the mail address are there, and no form', async ({
  browser,
  isMobile,
  baseURL,
}) => {
  test.skip(isMobile, 'the same on every screen');
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  for (const path of ['/contact', '/vacatures/vacancy-workshop-mechanic']) {
    await page.goto(path);
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('main a[href^="mailto:"]').first()).toBeVisible();
    await expect(page.locator('form')).toHaveCount(0);
    await expect(page.getByText(/^Vul het formulier in/)).toBeHidden();
  }
  await expect(page.locator('#apply a[href^="tel:"]')).toBeVisible();
  await expect(page.locator('#apply a[href^="mailto:"]')).toBeVisible();
  await context.close();
});

test('on a page where nobody comes near the form its script is not loaded', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(!isMobile, 'a large screen is near to everything');
  const scripts: boolean[] = [];
  const isForm = (text: string) => text.includes('Vul een naam in.') || text.includes('enquiry:send.busy');
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      void response.text().then((text) => scripts.push(isForm(text)));
  });
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  await page.waitForLoadState('networkidle');
  expect(scripts).not.toContain(true);
  await openForm(page, 'Vraag over deze machine');
  await expect.poll(() => scripts.includes(true)).toBe(true);
});

test('a machine that is sold while somebody writes about it leaves the message alone', async ({
  page,
  mail,
  stock,
  items,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  const item = getItem(items, isOrdinary);
  let release = () => undefined as unknown;
  const released = new Promise((resolve) => (release = () => resolve(null)));
  stock.answerItem(() => released.then(() => false));
  stock.edit({ [item.advertisementID]: { status: 'sold' } });
  await page.goto(toPath(items, item), { waitUntil: 'domcontentloaded' });
  const form = await openForm(page, 'Vraag over deze machine');
  await fillIn(form, { Bericht: 'Is hij er nog?', Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  release();
  const after = await openForm(page, 'Laat ons zoeken');
  await expect(after.getByLabel(/^Bericht/)).toHaveValue('Is hij er nog?');
  await letTimePass(page);
  await after.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Het bericht is verzonden.')).toBeVisible();
  expect((await mail.read())[0]?.subject).toMatch(/^Vraag over /);
});
