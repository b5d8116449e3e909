import { getRedirectRules } from '../src/config/redirect-rules';
import { noHistory, toAddressTable, type AddressHistory } from '../src/i18n/addresses/address-history';
import { liveStockItemsFile } from '../src/i18n/live-stock-items';
import { locales } from '../src/i18n/locales';

import { toHeadersFile, toRedirectsFile } from './netlify-files';
import { toNginxConfig } from './nginx-config';
import { itemMapFile, toItemMap } from './nginx-stock-items';

type Site = {
  contentSecurityPolicy: string;
  rootRedirect: string | null;
  /** Paths within the build. */
  files: readonly string[];
  /** The addresses that pages have and had; of machines those with pages, and those that are shown live. */
  history?: AddressHistory;
  machines?: readonly string[];
  live?: readonly string[];
};

/** What each host wants to be told, by the name of the file in the release that says it. */
export function toHostFiles({
  contentSecurityPolicy,
  rootRedirect,
  files,
  history = noHistory,
  machines: stockItems = [],
  live = [],
}: Site): Record<string, string> {
  const rules = getRedirectRules(rootRedirect);
  return {
    _redirects: toRedirectsFile(rules, files.includes(liveStockItemsFile), history, [...stockItems, ...live]),
    _headers: toHeadersFile(contentSecurityPolicy, files),
    'nginx.conf': toNginxConfig(contentSecurityPolicy, rules),
    [itemMapFile]: toItemMap(live, { addresses: toAddressTable(history, locales), machines: stockItems }),
  };
}
