import { monitorEventLoopDelay } from 'node:perf_hooks';

import { Gauge, type Registry } from 'prom-client';

/** In milliseconds. Twenty looks a second see what a visitor would wait for, at no cost. */
const resolution = 50;
const nanoseconds = 1e9;

/**
 * Adds what the process needs, by the names that Prometheus' own libraries use. The library's own set has thirty more,
 * and none can be left out.
 * @returns ends the measuring
 */
export function addProcessMetrics(registry: Registry): () => void {
  const registers = [registry];
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  const read = (name: string, help: string, getValue: () => number) =>
    new Gauge({
      ...{ name, help, registers },
      collect() {
        this.set(getValue());
      },
    });
  read('process_start_time_seconds', 'When the process started, in seconds since 1970.', () =>
    Math.round(Date.now() / 1000 - process.uptime()),
  );
  read('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  read('nodejs_heap_size_used_bytes', 'Memory of its objects.', () => process.memoryUsage().heapUsed);
  const lag = new Gauge({
    name: 'nodejs_eventloop_lag_seconds',
    help: 'How late the event loop was since metrics were read last.',
    labelNames: ['quantile'] as const,
    registers,
    collect() {
      for (const [quantile, percentile] of [
        ['0.5', 50],
        ['0.99', 99],
        ['1', 100],
      ] as const)
        lag.set({ quantile }, toLag(delays.count === 0 ? 0 : delays.percentile(percentile)));
      delays.reset();
    },
  });
  return () => {
    delays.disable();
  };
}

/** What Node measures is the whole interval between two looks. */
function toLag(interval: number): number {
  return Math.max(0, interval / nanoseconds - resolution / 1000);
}
