import { expect, test } from './lib/strict-test';

test('the page says what is the company’s, and nothing that is checked leaves it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/echt-van-ons', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-rh');
  await expect(page.getByText('NL96 VELD 0000 5700 12')).toBeVisible();
  const field = page.getByLabel('Telefoonnummer, e-mailadres, rekeningnummer of website');
  const verdict = page.getByRole('main').getByRole('status');
  const check = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await check('0570 00 00 15');
  await expect(verdict).toHaveText('Ja, dit telefoonnummer is van ons. Het hoort bij Fenna Graszode.');
  await check('DE89 3704 0044 0532 0130 00');
  await expect(verdict).toContainText('Dit rekeningnummer is niet van ons. Maak niets over en bel ons op');
  await check('info@veldkamp-machines.example.other.example');
  await expect(verdict).toContainText('Dit e-mailadres kennen we niet.');
  await check('https://webshop.example/onderdelen?id=1');
  await expect(verdict).toContainText('Ja, deze website is van ons.');
  // An answer goes with its question.
  await field.fill('x');
  await expect(verdict).toBeEmpty();
  await field.press('Enter');
  await expect(verdict).toHaveText('Dit is geen telefoonnummer, e-mailadres, rekeningnummer of website.');
  expect(requests.filter((sent) => /0570|DE89|other\.example/.test(sent))).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('a machine’s page leads to it', async ({ page }) => {
  await page.goto('/occasions', { waitUntil: 'domcontentloaded' });
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Controleer het' }).click();
  await expect(page).toHaveURL(/\/echt-van-ons$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is dit echt van ons?');
});
