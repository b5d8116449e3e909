import type { ChildProcess } from 'node:child_process';

import { handOver, type HandedOver, type StockUnderWay } from '../../src/features/stock/api/ask-stock';

/** What tells Gatsby that it is given the stock. */
export const stockEnvironment = { [handOver.environment]: '1' };

/** Gives Gatsby what the stock API was asked beside it, as soon as both are ready. */
export function giveStockTo(gatsby: ChildProcess, underWay: StockUnderWay): void {
  const listen = ({ type }: { type?: string }) => {
    if (type !== handOver.wanted) return;
    // Once: all machines are in it, and are wanted no more.
    gatsby.off('message', listen);
    void give(gatsby, underWay);
  };
  gatsby.on('message', listen);
}

async function give(gatsby: ChildProcess, underWay: StockUnderWay): Promise<void> {
  const given = await Promise.all([underWay.stock, underWay.categories]).then(
    ([stock, categories]) => ({ answers: { stock, categories } }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );
  // It may have ended meanwhile.
  if (gatsby.connected) gatsby.send({ type: handOver.given, ...given } satisfies HandedOver, () => undefined);
}
