import { expect, test } from './lib/strict-test';

test('from about us to the news, to a news item with whom to ask and machines, and to the same in German', async ({
  page,
}) => {
  await page.goto('/over-ons');
  await page.locator('main').getByRole('link', { name: 'Nieuws', exact: true }).click();
  await expect(page).toHaveURL('/nieuws');
  await page.getByRole('link', { name: 'De airco laat u het best in de winter nakijken' }).click();
  await expect(page).toHaveURL('/nieuws/airco-in-de-winter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De airco laat u het best in de winter nakijken');
  await expect(page.getByText('26 oktober 2026')).toBeVisible();
  await expect(page.getByText('Wim Bougie')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tractoren op voorraad' })).toBeVisible();
  const german = page.locator('link[rel="alternate"][hreflang="de"]');
  // The head of a next page takes a moment to replace the one before it.
  await expect(german).toHaveCount(1);
  await expect(german).toHaveAttribute('href', /\/de\/aktuelles\/klimaanlage-im-winter$/);
});

test('an address by the id leads to the one of today, in each language', async ({ request }) => {
  for (const [old, now] of [
    ['/nieuws/news-yard-days', '/nieuws/open-dagen-2027'],
    ['/de/kundengeschichten/story-park', '/de/kundengeschichten/aufsitzmaeher-grasmat'],
  ] as const) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, now]);
  }
});

test('the list names its feed, which has each news item once', async ({ page, request }) => {
  await page.goto('/en/news');
  const feed = page.locator('link[type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('href', '/feeds/en/news.xml');
  const text = await (await request.get('/feeds/en/news.xml')).text();
  expect(text.match(/<link>[^<]*\/en\/news\/[\w-]+<\/link>/g)).toHaveLength(2);
});

test('a news item is described for search engines, and shared with its picture', async ({ page }) => {
  await page.goto('/nieuws/open-dagen-2027');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text) as unknown)).toContainEqual(
    expect.objectContaining({ '@type': 'NewsArticle', headline: 'Open dagen op 12\u00a0en\u00a013\u00a0maart 2027' }),
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/static\/.+rental/);
});

test('a video loads when it is played', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  await page.goto('/nieuws/open-dagen-2027', { waitUntil: 'networkidle' });
  const video = page.getByLabel('Een rondje over het terrein');
  await video.scrollIntoViewIfNeeded();
  await expect(video).toHaveAttribute('poster', /yard/);
  expect(films).toEqual([]);
  await video.evaluate((element) => (element as HTMLVideoElement).play());
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test('the script of videos is loaded by a page that has one, and by no other', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const isLoaded = async (path: string) => {
    scripts.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    return (await Promise.all(scripts)).some((script) => script.includes('youtube-nocookie'));
  };
  expect(await isLoaded('/contact')).toBe(false);
  expect(await isLoaded('/nieuws/airco-in-de-winter')).toBe(false);
  expect(await isLoaded('/nieuws/open-dagen-2027')).toBe(true);
});
