import type { Page } from '@playwright/test';

import { fillIn, letTimePass, openForm, test } from './lib/enquiry';
import { getLightbox } from './lib/gallery';
import { chooseLanguage } from './lib/language';
import { collectProblems } from './lib/problems';
import { getItem, isOrdinary, openItem, toPath } from './lib/stock-item';
import { getChips, openGroup, openList, setBox, withFilters } from './lib/stock-list';
import { expect } from './lib/stock-server';
import { readWords, translatePages } from './lib/translator';

/**
 * Goes the same way twice, the second time on pages that the browser translates. Everywhere the same words stand, and
 * nothing throws.
 * @param steps each leads on, and is read when it is done
 */
async function expectSameWords(page: Page, steps: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  test.slow();
  const problems = collectProblems(page);
  // How far down the page is, is no matter of words.
  const read = async () => (await readWords(page)).filter((words) => words !== 'Naar boven');
  const expected: Record<string, string[]> = {};
  for (const [name, step] of Object.entries(steps)) {
    await step();
    expected[name] = await read();
  }
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.context().clearCookies();
  await page.goto('about:blank');
  await translatePages(page);
  for (const [name, step] of Object.entries(steps)) {
    await step();
    // A page that was translated before it hydrates is rendered anew first.
    await expect.poll(read, { message: name }).toEqual(expected[name]);
  }
  await expect(page.locator('font').first()).toBeAttached();
  // What was translated before it hydrated is rendered anew; React notes it (`replace-hydrate-function.tsx`).
  expect(problems.filter((problem) => !/^console: Error: Minified React error #4(18|23|25);/.test(problem))).toEqual(
    [],
  );
}

test('a list is sorted, filtered, searched and gone through', async ({ page, stock }) => {
  const settle = () => stock.settled();
  const check = async (group: string, name: RegExp) => {
    await withFilters(page, async (filters) => {
      await setBox((await openGroup(filters, group)).getByRole('checkbox', { name }), true);
    });
    await settle();
  };
  const search = page.getByRole('combobox').first();
  const searched = async (address: RegExp) => {
    await expect(page).toHaveURL(address);
    await settle();
  };
  /** Their number is said a moment after the last key. */
  const announced = async () => {
    const words = `${String(await page.getByRole('listbox').getByRole('option').count())} suggestie`;
    await expect.poll(() => page.getByRole('search').getByRole('status').textContent()).toContain(words);
  };
  await expectSameWords(page, {
    opened: () => openList(page, stock),
    filtered: () => check('Merk', /Fendt/),
    'filtered twice': () => check('Merk', /Claas/),
    sorted: async () => {
      await page.locator('#stock-results').scrollIntoViewIfNeeded();
      await page.locator('select').last().selectOption({ index: 1 });
      await settle();
    },
    'a filter taken away': async () => {
      await getChips(page).first().click();
      await settle();
    },
    back: async () => {
      await page.goBack();
      await settle();
    },
    'all taken away': async () => {
      await page
        .getByRole('button', { name: /^Wis alles/ })
        .first()
        .click();
      await settle();
    },
    more: async () => {
      await page.locator('a[rel=next]').click();
      await expect(page.locator('#stock-results article')).toHaveCount(48);
      await settle();
    },
    suggested: async () => {
      await search.pressSequentially('fen', { delay: 40 });
      await expect(page.getByRole('option').first()).toBeVisible();
      await searched(/freeTextSearch=fen(&|$)/);
      await announced();
    },
    'suggested more': async () => {
      await search.pressSequentially('dt', { delay: 40 });
      await searched(/Fendt/);
      await announced();
    },
    'found nothing': async () => {
      await search.fill('fendt qqqq');
      await search.press('Enter');
      await searched(/Fendt/);
    },
    'found nothing else': async () => {
      await search.fill('claas qqqq');
      await search.press('Enter');
      await searched(/Claas/);
    },
  });
});

test('a machine has another price and state by now, its photos are turned over', async ({ page, stock, items }) => {
  const item = getItem(items, isOrdinary);
  stock.edit({ [item.advertisementID]: { price: { amount: 6_543_200, currency: 'EUR' }, status: 'reserved' } });
  await expectSameWords(page, {
    list: () => openList(page, stock, `/occasions?filter-makeName[]=${encodeURIComponent(item.makeName ?? '')}`),
    machine: () => openItem(page, stock, toPath(items, item)),
    photo: async () => {
      await page.locator('article a[aria-haspopup=dialog]').first().click();
      await expect(getLightbox(page)).toBeVisible();
    },
    'next photo': async () => {
      await page.keyboard.press('ArrowRight');
      await page.waitForTimeout(600);
    },
    closed: async () => {
      await page.goBack();
      await expect(getLightbox(page)).toBeHidden();
    },
    'other machines': async () => {
      await page.locator('#similar').scrollIntoViewIfNeeded();
      await stock.settled();
      await page.locator('#similar article a').first().click();
      await expect(page).not.toHaveURL(toPath(items, item));
      await stock.itemSettled();
    },
  });
});

test('a form refuses, and is sent', async ({ page, mail }) => {
  const open = () => openForm(page, /Stel uw vraag/);
  await expectSameWords(page, {
    form: async () => {
      await page.goto('/contact');
      await open();
    },
    refused: async () => {
      const form = await open();
      await form.locator('button[type=submit]').click();
      await expect(form.getByRole('group').first()).toBeVisible();
    },
    'refused for another reason': async () => {
      await fillIn(await open(), { Naam: 'A', 'E-mail': 'nobody' });
      await page.keyboard.press('Tab');
    },
    sent: async () => {
      const form = await open();
      await fillIn(form, { Naam: 'Jan Jansen', 'E-mail': 'jan@dealer.example', Bericht: 'Is hij er nog?' });
      await letTimePass(page);
      await form.locator('button[type=submit]').click();
      await expect(page.locator('main [data-answer][role=group]:not(form *)')).toBeVisible();
      // The hours come late.
      await expect(page.locator('main [data-answer] [data-open]')).toBeVisible();
    },
  });
  expect((await mail.read()).length).toBe(2);
});

test('another page and another language are opened', async ({ page }) => {
  const follow = (press: () => Promise<void>, path: string) => async () => {
    await press();
    await expect(page).toHaveURL(path);
    await expect(page.locator('main h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
  };
  const press = (selector: string) => () => page.locator(selector).first().click();
  await expectSameWords(page, {
    home: () => page.goto('/', { waitUntil: 'networkidle' }),
    'another page': follow(press('footer a[href="/over-ons"]'), '/over-ons'),
    'another language': follow(() => chooseLanguage(page, 'de'), '/de/uber-uns'),
    'a page in it': follow(press('footer a[href="/de/lager"]'), '/de/lager'),
    'a third one': follow(() => chooseLanguage(page, 'en'), '/en/warehouse'),
    back: async () => {
      await page.goBack();
      await expect(page).toHaveURL('/de/lager');
      await page.waitForLoadState('networkidle');
    },
  });
});
