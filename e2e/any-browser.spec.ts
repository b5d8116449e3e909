import { changeAnswers } from './lib/change-answer';
import { fillIn, letTimePass, openForm, test as mailTest } from './lib/enquiry';
import { expectIds, getChips, openGroup, openList, setBox, withFilters } from './lib/stock-list';
import { expect, test } from './lib/stock-server';
import { test as strictTest } from './lib/strict-test';

/** What a browser lacks, refuses, never says or says wrongly, before anything of the page runs. */
const browsers: Readonly<Record<string, () => void>> = {
  'is an old one': () => {
    const newer: [object, string[]][] = [
      [window, ['scheduler', 'requestIdleCallback', 'navigation', 'CloseWatcher']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
      [Element.prototype, ['checkVisibility', 'moveBefore']],
      [HTMLElement.prototype, ['showPopover', 'togglePopover', 'hidePopover']],
      [Document.prototype, ['startViewTransition']],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  },
  'says that it has no network, has its clock wrong and refuses cookies and storage': () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    // Twenty years late, and running backwards.
    const start = Date.now() - 20 * 365 * 86_400_000;
    const now = performance.now.bind(performance);
    Date.now = () => Math.round(start - now());
  },
  'has full storage with something else in it, and neither observers, workers nor a clipboard': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.getItem = () => '[{"a":null},7]';
    const missing = ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver', 'Worker', 'BroadcastChannel'];
    for (const name of missing) Reflect.deleteProperty(window, name);
    for (const name of ['clipboard', 'share', 'connection']) Reflect.deleteProperty(Navigator.prototype, name);
  },
  'has observers that see nothing, and no workers': () => {
    class Silent {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
      takeRecords = () => [];
    }
    Object.assign(window, {
      IntersectionObserver: Silent,
      ResizeObserver: Silent,
      Worker: function refuse() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    performance.getEntriesByType = () => [];
  },
};

for (const [name, breakBrowser] of Object.entries(browsers)) {
  test(`a browser that ${name} filters, opens a machine, and has the form`, async ({ page, stock, items }) => {
    await page.addInitScript(breakBrowser);
    await openList(page, stock);
    await page.getByLabel('Sorteren op').selectOption({ label: 'Langst geplaatst eerst' });
    await expectIds(page, items.toReversed(), 0, 24);
    await withFilters(page, async (filters) => {
      await setBox((await openGroup(filters, 'Merk')).getByRole('checkbox', { name: /^Claas / }), true);
    });
    await expect(getChips(page)).toHaveCount(1);
    await expectIds(
      page,
      items.toReversed().filter(({ makeName }) => makeName === 'Claas'),
      0,
      24,
    );
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    const link = page.locator('#stock-results article a').first();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.locator('main h1')).toHaveText(title);
    await expect(await openForm(page, /Vraag over deze machine|Laat ons zoeken/)).toBeVisible();
    for (const path of ['/', '/contact', '/over-ons', '/vacatures']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('main h1').first()).not.toHaveText('Er is iets misgegaan');
      await expect(page.locator('header a[href^="/"]').first()).toBeAttached();
    }
  });
}

mailTest('a form is sent by a browser that says that it has no network', async ({ page, mail }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  await page.goto('/contact');
  const form = await openForm(page, 'Stel uw vraag');
  await fillIn(form, { Naam: 'Jan', 'E-mail': 'jan@visitor.example', Bericht: 'Is hij er nog?' });
  await letTimePass(page);
  await form.getByRole('button', { name: 'Versturen' }).click();
  await expect.poll(() => mail.getBodies().length).toBe(1);
});

strictTest('a frame that fails leaves the page as it was built, and its links lead on', async ({ page }) => {
  const broken = '"phone":{"text":{"not":"a text"},"href":"tel:+31570000012"}';
  await changeAnswers(page, '**/page-data/sq/d/*.json', (text) => text.replaceAll(/"phone":\{[^}]*\}/g, broken));
  const failed = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto('/vacatures', { waitUntil: 'networkidle' });
  await failed;
  await expect(page.locator('main h1')).toHaveText(/Vacatures|Werken/);
  await expect(page.locator('a[href^="tel:+"]').first()).toBeAttached();
  await expect(page).toHaveTitle(/\S/);
  await page.locator('footer a[href="/over-ons"]').click();
  await expect(page).toHaveURL('/over-ons');
  await expect(page.locator('main h1').first()).not.toHaveText('Er is iets misgegaan');
});
