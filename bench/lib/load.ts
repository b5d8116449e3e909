import autocannon from 'autocannon';

/** What a server did with a number of requests. `errors`: no answer, or one that was not expected. */
export type Load = { requestsPerSecond: number; megabytes: number; slowestMs: number; answers: number; errors: number };

type Options = { url: string; encoding: string; requests: number };

/** Connections that are kept open at a time. */
const connections = 50;

/** Sends so many requests for one page as fast as they are answered. */
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
