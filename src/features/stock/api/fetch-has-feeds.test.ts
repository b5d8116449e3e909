import { fetchHasFeeds } from './fetch-has-feeds';

const fetchMock = jest.fn();

beforeEach(() => {
  global.fetch = fetchMock.mockReset();
});

it.each([
  ['the own server', { status: 204 }, true],
  ['a host without feeds', { status: 404 }, false],
  ['a host that answers every path with a page', { status: 200 }, false],
])('%s is known by its answer', async (_, answer, hasFeeds) => {
  fetchMock.mockResolvedValue(answer);
  expect(await fetchHasFeeds()).toBe(hasFeeds);
  expect(fetchMock).toHaveBeenCalledWith('/feeds', { method: 'HEAD' });
});

it('without network nobody knows', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await fetchHasFeeds()).toBeNull();
});
