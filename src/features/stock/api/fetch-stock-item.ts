import { prepareEntities } from '../../../lib/decode-entities';
import { fetchJson, type HttpResult } from '../../../lib/http';
import { contract } from '../model/contract';
import { parseStockItem, type StockItem } from '../model/item';
import { isRecord } from '../model/readers/reader';

import type { StockApi } from './stock-api';

export type FetchStockItem = { api: StockApi; id: string; timeoutMs: number; signal?: AbortSignal };

/** Spec section 7, call 2: one item with all fields. Only status 404 means that the item is gone. */
export async function fetchStockItem({ api, id, timeoutMs, signal }: FetchStockItem): Promise<HttpResult<StockItem>> {
  const answer = await fetchJson({
    url: api.url + contract.itemPath(api.companyId, id),
    body: { source: [] },
    timeoutMs,
    signal,
    prepare: prepareEntities,
  });
  if (answer.status === 'error') return answer;
  const parsed = isRecord(answer.value) ? parseStockItem(answer.value.data) : null;
  if (parsed?.status !== 'ok')
    return { status: 'error', httpStatus: 200, reason: `answered without an item (${parsed?.reason ?? 'no data'})` };
  if (parsed.item.advertisementID !== id)
    return { status: 'error', httpStatus: 200, reason: `answered with item ${parsed.item.advertisementID}` };
  return { status: 'ok', value: parsed.item };
}
