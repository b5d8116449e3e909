import { loadMachines, type Loaded } from './load-machines';

const texts = { edges: [{ node: { language: 'de', ns: 'item', data: { price: 'Preis' } } }] };

let answers: { status: number; responseText: string }[] = [];
let asked: string[] = [];

Object.assign(globalThis, { __PATH_PREFIX__: '' });

/** Gatsby's loader, as far as this is about it, of a browser that has just come. */
function createLoader() {
  class BaseLoader {
    memoizedGet(url: string) {
      asked.push(url);
      return Promise.resolve(answers.shift() ?? { status: 200, responseText: JSON.stringify(texts) });
    }
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
  loadMachines({ BaseLoader, ProdLoader });
  return new ProdLoader();
}

let loader: ReturnType<typeof createLoader>;
const load = (path: string) => loader.loadPageDataJson(path);
const getTexts = (loaded: Loaded) => loaded.payload?.result.data.locales;

beforeEach(() => {
  loader = createLoader();
  answers = [];
  asked = [];
});

test.each([
  ['/occasions/tractoren/gone-7', false],
  ['/de/anlasse/traktoren/gone-7?utm_source=x', false],
  // Without a number, too: a host that knows forms only shows it the same page.
  ['/occasions/tractoren/gone', false],
  ['/occasions/gone', true],
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

test('a page without a machine keeps the texts it came with, and one that is no machine asks for none', async () => {
  expect(getTexts(await load('/de/anlasse/traktoren/gone-9'))).toEqual({ edges: [] });
  asked = [];
  expect(getTexts(await load('/de/anlasse/traktoren'))).toBeUndefined();
  expect(asked).toEqual([]);
});

test('texts that do not come are asked for a few times, the page is the server’s then, and the next one asks again', async () => {
  answers = [
    { status: 0, responseText: '' },
    { status: 503, responseText: '' },
    { status: 200, responseText: '{"edges":[' },
  ];
  expect(await load('/occasions/tractoren/fendt-7')).toEqual({ status: 'error' });
  expect(asked).toHaveLength(3);
  expect(getTexts(await load('/occasions/tractoren/fendt-7'))).toEqual(texts);
});
