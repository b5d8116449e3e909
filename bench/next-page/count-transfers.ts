import type { CDPSession } from '@playwright/test';

export type Transfer = { requests: number; bytes: number };

/** `advance`: scripts and data that came before the last step and that the page of that moment does not name itself. */
export type Transfers = { advance: Transfer; after: Transfer };

type Sent = { url: string; isPart: boolean; step: number; bytes: number };

const partTypes: readonly string[] = ['Script', 'XHR', 'Fetch', 'Other'];

/**
 * Counts what a page transfers, by the browser's own report. An answer to a POST (the stock API's) belongs to the page
 * on screen.
 */
export function countTransfers(session: CDPSession) {
  const sent = new Map<string, Sent>();
  let step = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, method }, type = '' }) => {
    sent.set(requestId, { url, isPart: method === 'GET' && partTypes.includes(type), step, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = sent.get(requestId);
    if (request !== undefined) request.bytes = encodedDataLength;
  });
  return {
    /** The visitor goes on to the next page. */
    markStep: () => void (step += 1),
    /** @param html of the first page */
    get: (html: string): Transfers => {
      const all = [...sent.values()];
      const isNamed = ({ url }: Sent) => html.includes(new URL(url).pathname);
      return {
        advance: sum(all.filter((request) => request.isPart && request.step === step - 1 && !isNamed(request))),
        after: sum(all.filter((request) => request.step === step)),
      };
    },
  };
}

function sum(requests: readonly Sent[]): Transfer {
  return { requests: requests.length, bytes: requests.reduce((before, { bytes }) => before + bytes, 0) };
}
