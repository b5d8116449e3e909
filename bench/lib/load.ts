import autocannon from 'autocannon';

/** The result of a load test. `errors`: requests without an answer or with an unexpected one. */
export type Load = { requestsPerSecond: number; megabytes: number; slowestMs: number; answers: number; errors: number };

type Options = { url: string; encoding: string; requests: number };

/** The number of concurrent connections. */
const connections = 50;

/** Sends a number of requests for one page as fast as the server answers. */
export async function load({ url, encoding, requests }: Options): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    amount: requests,
    headers: { 'accept-encoding': encoding },
    timeout: 30,
  });
  return {
    requestsPerSecond: result['2xx'] / ((result.finish.getTime() - result.start.getTime()) / 1000),
    megabytes: result.throughput.total / 1_000_000,
    slowestMs: result.latency.p99,
    answers: result['2xx'],
    errors: result.errors + result.timeouts + result.non2xx,
  };
}
