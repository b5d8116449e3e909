const words = {
  categories: [{ name: 'slurryTankers', labels: { nl: 'Mesttanks' }, subCategories: [] }],
  accessories: [{ name: 'Voorlader', labels: { nl: 'Voorlader' } }],
  synonyms: [{ words: ['gierkar'], category: 'slurryTankers' }],
};
const answer = (body: string, status = 200) => ({ status, text: () => Promise.resolve(body) });

const fetchMock = jest.fn();

/** The module as on a freshly loaded page. */
async function openPage() {
  jest.resetModules();
  return (await import('./fetch-search-words')).fetchSearchWords;
}

beforeEach(() => {
  global.fetch = fetchMock;
});

it('fetches once a page load', async () => {
  const fetchSearchWords = await openPage();
  fetchMock.mockResolvedValue(answer(JSON.stringify(words)));
  expect(await Promise.all([fetchSearchWords(), fetchSearchWords()])).toEqual([words, words]);
  await fetchSearchWords();
  expect(fetchMock.mock.calls.map(([url]: unknown[]) => url)).toEqual(['/search-words.json']);
});

it.each([
  ['status 404', () => Promise.resolve(answer('<!doctype html>', 404))],
  ['other JSON', () => Promise.resolve(answer('{"words":[]}'))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('has no words after %s, and asks again the next time', async (_, fail) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const fetchSearchWords = await openPage();
  fetchMock.mockImplementationOnce(fail).mockResolvedValue(answer(JSON.stringify(words)));
  expect(await fetchSearchWords()).toEqual({ categories: [], accessories: [], synonyms: [] });
  expect(warn).toHaveBeenCalledTimes(1);
  expect(await fetchSearchWords()).toEqual(words);
});
