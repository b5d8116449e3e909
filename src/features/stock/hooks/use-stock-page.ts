import { useEffect, useState } from 'react';

import { publicSettings } from '@/config/public-settings';
import { useHydrated } from '@/hooks/use-hydrated';

import { searchStock } from '../api/search-stock';
import { timeouts } from '../api/stock-api';
import { contract } from '../model/contract';
import type { StockItem } from '../model/item';
import { buildSearchRequest, pageSize, type StockFilter } from '../model/search-request';

/** The first page of a list as the site was built. */
export type BuiltPage = { items: StockItem[]; total: number };

type Answer = { page: number } & ({ state: 'shown'; items: StockItem[]; total: number } | { state: 'failed' });

export type StockPage = {
  page: number;
  items: StockItem[];
  total: number;
  state: 'shown' | 'loading' | 'failed';
  retry: () => void;
};

/** One search can be paged through as far as the API's window reaches. */
export const lastPage = Math.floor(contract.maximumWindow / pageSize);

/** The page that an address asks for; anything but a whole number from 1 on is the first. */
export function parsePage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/**
 * The page of a list that the address names. The first is there from the start; for another one the stock API is asked
 * once the page has come alive, so that what was built and what is hydrated are the same.
 */
export function useStockPage({
  built,
  filters,
  search,
}: {
  built: BuiltPage;
  filters: readonly StockFilter[];
  search: string;
}): StockPage {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isHydrated = useHydrated();
  const page = isHydrated ? parsePage(search) : 1;
  const filterKey = JSON.stringify(filters);

  useEffect(() => {
    if (page === 1) return;
    const controller = new AbortController();
    const request = buildSearchRequest({
      page,
      size: pageSize,
      filters: JSON.parse(filterKey) as StockFilter[],
    });
    const api = { url: publicSettings.stockApiUrl, companyId: publicSettings.stockCompanyId };
    void searchStock({ api, request, timeoutMs: timeouts.browser, signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return;
      if (result.status === 'ok') {
        setAnswer({ page, state: 'shown', items: result.value.items, total: result.value.total });
        return;
      }
      console.error('Something went wrong fetching the TNL stock', result.reason);
      setAnswer({ page, state: 'failed' });
    });
    return () => {
      controller.abort();
    };
  }, [page, filterKey, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  };
  if (page === 1) return { page, ...built, state: 'shown', retry };
  if (answer?.page !== page) return { page, ...built, state: 'loading', retry };
  if (answer.state === 'failed') return { page, ...built, state: 'failed', retry };
  return { page, items: answer.items, total: answer.total, state: 'shown', retry };
}
