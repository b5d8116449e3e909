import { toSuggestionIndex } from '../model/suggestions/suggestion-index';

const index = toSuggestionIndex({ items: [], categories: [] });
const answer = (body: string, status = 200) => ({ status, text: () => Promise.resolve(body) });

const fetchMock = jest.fn();

/** The module as on a freshly loaded page. */
async function openPage() {
  jest.resetModules();
  return (await import('./fetch-suggestions')).fetchSuggestions;
}

beforeEach(() => {
  global.fetch = fetchMock;
});

it('fetches once a page load for each language', async () => {
  const fetchSuggestions = await openPage();
  fetchMock.mockResolvedValue(answer(JSON.stringify(index)));
  const both = await Promise.all([fetchSuggestions('nl'), fetchSuggestions('nl')]);
  expect(both).toEqual([
    { status: 'ok', value: index },
    { status: 'ok', value: index },
  ]);
  await fetchSuggestions('nl');
  await fetchSuggestions('de');
  expect(fetchMock.mock.calls.map(([url]: unknown[]) => url)).toEqual([
    '/stock-suggestions/nl.json',
    '/stock-suggestions/de.json',
  ]);
});

it.each([
  ['status 404', () => Promise.resolve(answer('<!doctype html>', 404))],
  ['HTML', () => Promise.resolve(answer('<!doctype html>'))],
  ['half a file', () => Promise.resolve(answer(JSON.stringify(index).slice(0, -9)))],
  ['other JSON', () => Promise.resolve(answer('{"categories":[]}'))],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('gives %s as a value, and asks again the next time', async (_, fail) => {
  const fetchSuggestions = await openPage();
  fetchMock.mockImplementationOnce(fail).mockResolvedValue(answer(JSON.stringify(index)));
  expect(await fetchSuggestions('nl')).toMatchObject({ status: 'error' });
  expect(await fetchSuggestions('nl')).toMatchObject({ status: 'ok' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
