import type { CmsRedirect } from '../src/config/cms-redirects';
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
  /**
   * The current and former paths of pages; `machines`: those of stock items with a page; `live`: those that are shown
   * live.
   */
  history?: AddressHistory;
  machines?: readonly string[];
  live?: readonly string[];
  /** The redirects that editors keep. */
  redirects?: readonly CmsRedirect[];
};

/** The configuration of each host, by the name of its file in the release. */
export function toHostFiles({
  contentSecurityPolicy,
  rootRedirect,
  files,
  history = noHistory,
  machines: stockItems = [],
  live = [],
  redirects = [],
}: Site): Record<string, string> {
  const rules = getRedirectRules(rootRedirect);
  return {
    _redirects: toRedirectsFile({
      ...{ rules, history, redirects },
      hasLive: files.includes(liveStockItemsFile),
      stockItems: [...stockItems, ...live],
    }),
    _headers: toHeadersFile(contentSecurityPolicy, files),
    'nginx.conf': toNginxConfig(contentSecurityPolicy, rules),
    [itemMapFile]: toItemMap(live, { addresses: toAddressTable(history, locales), machines: stockItems, redirects }),
  };
}
