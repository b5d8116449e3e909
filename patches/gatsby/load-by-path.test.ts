import { loadByPath } from './load-by-path';

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
  expect(source).toMatch(/\n {2}loadPageSync\(rawPath, options = \{\}\) \{/);
});
