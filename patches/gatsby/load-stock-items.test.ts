import type { Loaded } from './load-stock-items';

const texts = { edges: [{ node: { language: 'de', ns: 'item', data: { price: 'Preis' } } }] };

let asked: string[] = [];
/** How the texts are answered. */
let answer: () => Promise<Response>;

Object.assign(globalThis, { __PATH_PREFIX__: '' });

/** Gatsby's loader, as far as this is about it, of a browser that has just come. */
async function createLoader() {
  class BaseLoader {
    loadPageDataJson(path: string): Promise<Loaded> {
      const isGone = path.includes('gone');
      const data = isGone ? { locales: { edges: [] } } : {};
      return Promise.resolve({ status: isGone ? 'none' : 'success', payload: { result: { data } } });
    }
  }
  class ProdLoader extends BaseLoader {
    override loadPageDataJson(path: string): Promise<Loaded> {
      return super.loadPageDataJson(path).then((loaded) => ({ ...loaded, status: 'left' }));
    }
  }
  jest.resetModules();
  const { loadStockItems } = await import('./load-stock-items');
  loadStockItems({ BaseLoader, ProdLoader });
  return new ProdLoader();
}

let loader: Awaited<ReturnType<typeof createLoader>>;
const load = (path: string) => loader.loadPageDataJson(path);
const getTexts = (loaded: Loaded) => loaded.payload?.result.data.locales;

beforeEach(async () => {
  loader = await createLoader();
  asked = [];
  answer = () => Promise.resolve(Response.json(texts));
  globalThis.fetch = (url) => {
    asked.push(url as string);
    return answer();
  };
});

test.each([
  ['/occasions/tractoren/gone-7', false],
  ['/de/anlasse/traktoren/gone-7?utm_source=x', false],
  // Without a number, too: a host that knows forms only shows it the same page.
  ['/occasions/tractoren/gone', false],
  ['/occasions/gone', false],
  ['/de/anlasse/gone?page=2', false],
  ['/en/stock/gone', true],
  ['/gone', true],
])('the router may leave for %s: %s', async (path, mayLeave) => {
  const { status } = await load(path);
  expect(status).toBe(mayLeave ? 'left' : 'none');
});

test('machines of a language have their texts once', async () => {
  expect(getTexts(await load('/de/anlasse/traktoren/fendt-7'))).toEqual(texts);
  expect(getTexts(await load('/de/anlasse/traktoren/claas-8?from=list'))).toEqual(texts);
  expect(asked).toEqual(['/page-data/texts/de.json']);
});

test('a page without a machine has its own texts and waits for no others, and one that is no machine asks for none', async () => {
  answer = () => new Promise(() => undefined);
  expect(getTexts(await load('/de/anlasse/traktoren/gone-9'))).toEqual({ edges: [] });
  asked = [];
  expect(getTexts(await load('/de/anlasse/traktoren'))).toBeUndefined();
  expect(asked).toEqual([]);
});

test('without texts the page is the server’s, and the next one asks again', async () => {
  answer = () => Promise.resolve(new Response('', { status: 404 }));
  expect(await load('/occasions/tractoren/fendt-7')).toEqual({ status: 'error' });
  answer = () => Promise.resolve(Response.json(texts));
  expect(getTexts(await load('/occasions/tractoren/fendt-7'))).toEqual(texts);
});
