import { stayForMachines } from './stay-for-machines';

class BaseLoader {
  loadPageDataJson(path: string): Promise<unknown> {
    return Promise.resolve(`data of ${path}`);
  }
}
class ProdLoader extends BaseLoader {
  override loadPageDataJson(path: string): Promise<unknown> {
    return super.loadPageDataJson(path).then((data) => `${String(data)}, and whether there is a page`);
  }
}
stayForMachines({ BaseLoader, ProdLoader });

test.each([
  ['/occasions/tractoren/fendt-7', false],
  ['/de/anlasse/traktoren/fendt-7?utm_source=x', false],
  // Without a number, too: a host that knows forms only shows it the same page.
  ['/occasions/tractoren/fendt', false],
  ['/occasions/tractoren', true],
  ['/en/stock/tractors/fendt-7', true],
  ['/trucks', true],
])('the router may leave for %s: %s', async (path, mayLeave) => {
  const data = `data of ${path}`;
  expect(await new ProdLoader().loadPageDataJson(path)).toBe(mayLeave ? `${data}, and whether there is a page` : data);
});
