import type { Locator, Page } from '@playwright/test';

import { findViolations } from './lib/axe';
import { createPhoto, expect, fillIn, letTimePass, openForm, test } from './lib/enquiry';

const danger = 'Er ging iets mis bij het verzenden. Probeer het opnieuw of neem op een andere manier contact op.';
const success = 'Het bericht is verzonden.';
const message = 'Staat de Fendt & de Claas er nog?\nGroet, Jan';

async function fillForm(page: Page): Promise<Locator> {
  await page.goto('/contact');
  const form = await openForm(page, 'Stel uw vraag');
  await fillIn(form, { Bericht: message, Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  await letTimePass(page);
  return form;
}

const send = (form: Locator) => form.getByRole('button', { name: /^(Versturen|Bezig)/ }).click();

/** Not sent: said so, everything kept, the other ways open, and logged. */
async function expectFailed(form: Locator, logs: readonly string[]): Promise<void> {
  const alert = form.getByRole('alert').filter({ hasText: danger });
  // Whether the network is there is asked first.
  await expect(alert).toBeFocused({ timeout: 45_000 });
  await expect(form.getByLabel('Bericht')).toHaveValue(message);
  await expect(alert.getByRole('link', { name: 'Bel +31 (0)570 00 00 12' })).toHaveAttribute(
    'href',
    'tel:+31570000012',
  );
  const mail = new URL((await alert.getByRole('link', { name: 'Verstuur per e-mail' }).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('info@veldkamp-machines.example');
  expect(mail.searchParams.get('body')?.replaceAll('\r', '')).toContain(`Bericht: ${message}`);
  expect(logs.filter((text) => text.startsWith('Something went wrong sending the e-mail'))).toHaveLength(1);
  await expect(form.getByRole('button', { name: 'Versturen' })).toBeVisible();
}

function watchLog(page: Page): string[] {
  const logs: string[] = [];
  page.on('console', (line) => logs.push(line.text()));
  return logs;
}

for (const [words, status] of [
  ['refused', 422],
  ['too large', 413],
] as const) {
  test(`a message that is ${words} is sent once, kept, and sent when it is tried again`, async ({ page, mail }) => {
    const logs = watchLog(page);
    const form = await fillForm(page);
    mail.misbehave({ kind: 'status', status, times: 1 });
    await send(form);
    await expectFailed(form, logs);
    expect(mail.getBodies()).toHaveLength(1);
    expect(await findViolations(page)).toEqual([]);
    await send(form);
    await expect(page.getByText(success)).toBeVisible();
    expect(await mail.read()).toHaveLength(1);
  });
}

test('an error of the server is tried again twice, with pauses that are said', async ({ page, mail }) => {
  const form = await fillForm(page);
  mail.misbehave({ kind: 'status', status: 503, times: 1 });
  mail.misbehave({ kind: 'html', times: 1 });
  const photo = await createPhoto('a.jpg');
  await form.getByLabel(/^Foto’s kiezen/).setInputFiles(photo);
  await send(form);
  await expect(form.getByText('We proberen het over 2 seconden opnieuw.').first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'Bezig met versturen …' })).toHaveAttribute('aria-disabled', 'true');
  expect(await findViolations(page)).toEqual([]);
  await expect(form.getByText('We proberen het over 6 seconden opnieuw.').first()).toBeVisible();
  await expect(page.getByText(success)).toBeVisible();
  const bodies = mail.getBodies();
  expect(bodies).toHaveLength(3);
  expect(bodies[2]).toEqual(bodies[0]);
  expect(await mail.read()).toHaveLength(1);
});

test('a server that never answers is given up after half a minute', async ({ page, mail }) => {
  await page.clock.install();
  const logs = watchLog(page);
  const form = await fillForm(page);
  mail.misbehave({ kind: 'hang', times: 1 });
  await send(form);
  await expect(form.getByText('Bezig met versturen …').first()).toBeVisible();
  await expect.poll(() => mail.getBodies().length).toBe(1);
  // The time that the test itself takes counts, too.
  await page.clock.runFor(20_000);
  await expect(form.getByRole('button', { name: 'Bezig met versturen …' })).toBeVisible();
  await page.clock.runFor(11_000);
  await expectFailed(form, logs);
  expect(mail.getBodies()).toHaveLength(1);
});

test('without a network it says so, waits, and sends when the network is back; leaving is asked about', async ({
  page,
  mail,
  context,
}) => {
  const form = await fillForm(page);
  await context.setOffline(true);
  await send(form);
  await expect(
    form.getByText('Geen internetverbinding. Het bericht wordt verstuurd zodra die er weer is.').first(),
  ).toBeVisible();
  const isAsked = await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(isAsked).toBe(true);
  expect(await findViolations(page)).toEqual([]);
  expect(mail.getBodies()).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(success)).toBeVisible();
  expect(await mail.read()).toHaveLength(1);
});

test('a second press while it is on its way sends nothing more', async ({ page, mail }) => {
  const form = await fillForm(page);
  mail.misbehave({ kind: 'delay', milliseconds: 800, times: 1 });
  const button = form.getByRole('button', { name: 'Versturen' });
  await button.dblclick();
  await form.getByRole('button', { name: 'Bezig met versturen …' }).click({ force: true });
  await form.getByLabel('Naam').press('Enter');
  await expect(page.getByText(success)).toBeVisible();
  expect(mail.getBodies()).toHaveLength(1);
});

test('what has many links in it is refused, and told so each time', async ({ page, mail }) => {
  const form = await fillForm(page);
  await form.getByLabel('Bericht').fill('http://a.example http://b.example www.c.example');
  for (let presses = 0; presses < 2; presses += 1) {
    await send(form);
    await expect(form.getByRole('alert').filter({ hasText: /Nog niet verstuurd.*te veel links/ })).toBeFocused();
  }
  expect(mail.getBodies()).toEqual([]);
});

test('who is in the trap is refused, told to press again, and sent then', async ({ page, mail }) => {
  const form = await fillForm(page);
  const trap = form.locator('input[name=topic]');
  await trap.fill('x', { force: true });
  await send(form);
  await expect(form.getByRole('alert').filter({ hasText: 'Druk nog een keer op Versturen' })).toBeFocused();
  await expect(trap).toHaveValue('');
  expect(mail.getBodies()).toEqual([]);
  // A press at once counts as the second half of a double click; people take longer.
  await expect(async () => {
    await send(form);
    await expect(page.getByText(success)).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await mail.read()).toHaveLength(1);
});

test('what is sent faster than anybody types is refused, and sent a moment later', async ({ page, mail }) => {
  await page.clock.setFixedTime(Date.now());
  await page.goto('/contact');
  const form = await openForm(page, 'Stel uw vraag');
  await fillIn(form, { Bericht: message, Naam: 'Jan', 'E-mail': 'jan@visitor.example' });
  await send(form);
  // Nothing went wrong: the two would contradict each other.
  await expect(form.getByRole('alert')).toHaveText(/^Nog niet verstuurd\.Druk nog een keer/);
  await letTimePass(page);
  await send(form);
  await expect(page.getByText(success)).toBeVisible();
  expect(await mail.read()).toHaveLength(1);
});
