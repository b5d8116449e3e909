import { forgetFailures, loadByPath } from './keep-pages';

const asked: unknown[][] = [];

class BaseLoader {
  private readonly name = 'loader';
  loadPage(...about: unknown[]) {
    asked.push([this.name, ...about]);
    return 'page';
  }
  loadPageSync(...about: unknown[]) {
    asked.push([this.name, ...about]);
    return 'page at hand';
  }
}

it('has one page for a path, whatever its query', () => {
  loadByPath({ BaseLoader });
  const loader = new BaseLoader();
  expect(loader.loadPage('/occasions?filter-makeName[]=Fendt&x=a?b')).toBe('page');
  expect(loader.loadPageSync('/occasions?page=2', { withErrorDetails: true })).toBe('page at hand');
  expect(loader.loadPage('/')).toBe('page');
  expect(asked).toEqual([
    ['loader', '/occasions', undefined],
    ['loader', '/occasions', { withErrorDetails: true }],
    ['loader', '/', undefined],
  ]);
});

it('finds both in the loader that is installed', async () => {
  const { readFile } = await import('node:fs/promises');
  const source = await readFile(require.resolve('gatsby/cache-dir/loader.js'), 'utf8');
  expect(source).toMatch(/\n {2}loadPage\(rawPath\) \{/);
  expect(source).toMatch(/this\.pageDb = new Map\(\)[\s\S]*this\.pageDataDb = new Map\(\)/);
  expect(source).toMatch(/\n {2}loadPageSync\(rawPath, options = \{\}\) \{/);
});

type Page = { status: string };

/** Gatsby's loader, as far as this is about it: it keeps whatever came. */
class KeepingLoader {
  pageDb = new Map<string, Page>();
  pageDataDb = new Map<string, Page>();

  constructor(private readonly network: { isLost: boolean }) {}

  loadPage(path: string): Promise<Page> {
    const page = this.pageDb.get(path) ?? { status: this.network.isLost ? 'error' : 'success' };
    this.pageDb.set(path, page);
    this.pageDataDb.set(path, page);
    return Promise.resolve(page);
  }
}
forgetFailures({ BaseLoader: KeepingLoader });

test('a page that did not come is asked for again, and one that came is kept', async () => {
  const network = { isLost: false };
  const loader = new KeepingLoader(network);
  await loader.loadPage('/contact');
  network.isLost = true;
  expect(await loader.loadPage('/occasions')).toEqual({ status: 'error' });
  expect(await loader.loadPage('/contact')).toEqual({ status: 'success' });
  network.isLost = false;
  expect(await loader.loadPage('/occasions')).toEqual({ status: 'success' });
  expect([...loader.pageDataDb.keys()]).toEqual(['/contact', '/occasions']);
});
