import { createPhoto, expect, fillIn, letTimePass, openForm, test } from './lib/enquiry';
import { chooseLanguage } from './lib/language';
import { getItem, isOrdinary, openItem, toPath } from './lib/stock-item';

const person = { Naam: 'Jan', 'E-mail': 'jan@visitor.example' };

test('who looks at other pages meanwhile finds it on its way, then sent, in another language too, and once', async ({
  page,
  mail,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen');
  await page.goto('/contact');
  let form = await openForm(page, 'Verkopen of laten zoeken');
  await fillIn(form, { Merk: 'Claas', Bericht: 'Te koop', ...person });
  await letTimePass(page);
  mail.misbehave({ kind: 'delay', milliseconds: 6000, times: 1 });
  await form.getByRole('button', { name: 'Versturen' }).click();
  // What is on its way cannot be changed.
  await form.getByLabel('Ik zoek een machine').click({ force: true });
  await expect(form.getByLabel('Ik zoek een machine')).not.toBeChecked();
  await expect(form.getByLabel(/^Foto’s kiezen/)).toBeDisabled();
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Vacatures' }).click();
  await expect(page).toHaveURL(/vacatures/);
  await page.goBack();
  form = await openForm(page, 'Verkopen of laten zoeken');
  await form.getByRole('button', { name: 'Bezig met versturen …' }).click({ force: true });
  await chooseLanguage(page, 'de');
  form = await openForm(page, 'Verkaufen oder suchen lassen');
  await expect(form.getByLabel(/^Marke/)).toHaveValue('Claas');
  const sent = page.getByText('Die Nachricht wurde gesendet.');
  await expect(sent).toBeVisible();
  expect(mail.getBodies()).toHaveLength(1);
  await page.getByRole('button', { name: 'Noch eine Nachricht senden' }).click();
  await expect(form.getByLabel(/^Marke/)).toHaveValue('');
});

test('a machine that is gone while somebody writes about it leaves the message in the form to find another one', async ({
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
  stock.edit({ [item.advertisementID]: null });
  await page.goto(toPath(items, item), { waitUntil: 'domcontentloaded' });
  const form = await openForm(page, 'Vraag over deze machine');
  await form.getByLabel('Is deze machine nog beschikbaar?').check();
  await fillIn(form, { Bericht: 'Is hij er nog?', ...person });
  await form.getByLabel(/^Foto’s kiezen/).setInputFiles(await createPhoto('a.jpg', { width: 300, height: 200 }));
  await expect(form.getByRole('img')).toHaveCount(1);
  release();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.getByText('Wat u al had ingevuld, staat in het formulier op deze pagina.')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Laat ons zoeken' }).click();
  const after = await openForm(page, 'Laat ons zoeken');
  await expect(after.getByLabel(/^Bericht/)).toHaveValue('Is hij er nog?');
  await expect(after.getByLabel('Ik zoek een machine')).toBeChecked();
  await after.getByRole('button', { name: 'Versturen' }).click();
  await expect(page.getByText('Het bericht is verzonden.')).toBeVisible();
  const [email] = await mail.read();
  expect(email?.subject).toMatch(/^Zoekopdracht: /);
  expect(email?.attachments).toHaveLength(1);
});

test('links lead to the form they name, with what is wanted chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Bied uw machine aan' }).click();
  await expect(page).toHaveURL(/\/contact#sell$/);
  await expect(page.getByRole('heading', { name: 'Verkopen of laten zoeken' })).toBeInViewport();
  await page.goto('/occasions?freeTextSearch=zzqqxx');
  await page.getByRole('link', { name: 'Laat ons er een zoeken' }).click();
  await expect(page.getByRole('heading', { name: 'Verkopen of laten zoeken' })).toBeInViewport();
  const form = await openForm(page, 'Verkopen of laten zoeken');
  await expect(form.getByLabel('Ik zoek een machine')).toBeChecked();
});

test('on a phone the bar at the bottom makes way for the field that is typed in', async ({
  page,
  stock,
  items,
  isMobile,
}) => {
  test.skip(!isMobile, 'there is no bar');
  await openItem(page, stock, toPath(items, getItem(items, isOrdinary)));
  const form = await openForm(page, 'Vraag over deze machine');
  const bar = page.getByRole('navigation', { name: 'Contact over deze machine' });
  await expect(bar).toBeVisible();
  await form.getByLabel('Naam').focus();
  await expect(bar).toBeHidden();
  await page.locator('#enquiry-title').click();
  await expect(bar).toBeVisible();
});
