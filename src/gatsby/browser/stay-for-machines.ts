import { matchPath } from '../../i18n/paths';

type Load = (this: object, path: string) => Promise<unknown>;
type Loader = { prototype: { loadPageDataJson: Load } };

/**
 * The router asks of an address without data, by HEAD, whether there is a page all the same, and leaves the site for one that is
 * there. At the address of a machine that would be the page it has at hand already, which shows the machine live
 * (`templates/not-found.tsx`): it would load it over and over, or show nothing at all.
 */
export function stayForMachines({ BaseLoader, ProdLoader }: { BaseLoader: Loader; ProdLoader: Loader }): void {
  const load = ProdLoader.prototype.loadPageDataJson;
  ProdLoader.prototype.loadPageDataJson = function (path) {
    return (isMachine(path) ? BaseLoader.prototype.loadPageDataJson : load).call(this, path);
  };
}

/** Whether an address has the form of a machine's. @param address path, perhaps with a query */
function isMachine(address: string): boolean {
  return matchPath(address.replace(/\?.*/, ''))?.route === 'stockItem';
}
