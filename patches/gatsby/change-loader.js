/* global process */
import * as loader from '../../.cache/loader';

import { forgetFailures, loadByPath } from './keep-pages';
import { loadStockItems } from './load-stock-items';

/** Changes how Gatsby's router loads the data of pages. The development server has another loader. */
export function changeLoader() {
  if (process.env.NODE_ENV !== 'production') return;
  forgetFailures(loader);
  loadByPath(loader);
  loadStockItems(loader);
}
