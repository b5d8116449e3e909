import { isSent, parseRetryAfter, type EmailBody } from '../model/contract';

import type { postJson, PostResult } from './post-json';

/**
 * What a visitor is told meanwhile. `part` is what has left, from 0 to 1; `seconds` of `total` are left until the next
 * try.
 */
export type SendStep =
  { id: 'sending'; part: number } | { id: 'waiting'; seconds: number; total: number } | { id: 'offline' };

/** Spec section 7: a failure of any kind is a status of 400. */
export type SendResult = { status: 200 } | { status: 400; reason: string };

/** `isOnline` finds out: what a browser says of its network is often wrong. */
export type Network = { isOnline: () => Promise<boolean>; whenOnline: () => Promise<void> };

export type SendEnquiry = {
  url: string;
  body: EmailBody;
  post: typeof postJson;
  network: Network;
  onStep: (step: SendStep) => void;
};

const timeoutMs = 30_000;
/** Seconds before the second and the third try, when the server or the network failed. */
const pauses = [2, 6];
/** Asked to wait longer, or once more often, nobody does. */
const longestWait = 120;
const mostWaits = 3;

/**
 * Sends an enquiry (spec section 7, call 1). Failures of the server or the network are tried again twice, a server that
 * asks for time gets it, and without a network the enquiry waits for one. What was refused, or may have arrived
 * although no answer came in time, is not sent again. A failure is logged.
 */
export async function sendEnquiry({ url, body, post, network, onStep }: SendEnquiry): Promise<SendResult> {
  let failures = 0;
  let waits = 0;
  for (;;) {
    onStep({ id: 'sending', part: 0 });
    const result = await post({ url, body, timeoutMs, onProgress: (part) => onStep({ id: 'sending', part }) });
    if (result.status === 'answered' && isSent(result.answer)) return { status: 200 };
    const isTold = result.status === 'answered' && result.answer.status === 429;
    // A network that is not there is waited for; that is no try.
    if (result.status === 'failed' && !(await network.isOnline())) {
      onStep({ id: 'offline' });
      await network.whenOnline();
      continue;
    }
    const seconds = isTold ? toWait(result.answer.retryAfter, waits++) : toPause(result, failures++);
    if (seconds === null) return fail(result);
    await pause(seconds, onStep);
  }
}

function toWait(retryAfter: string | null, waits: number): number | null {
  // Nothing said, or a time that is over by the visitor's clock, which may be wrong.
  const seconds = parseRetryAfter(retryAfter, Date.now()) || (pauses[waits] ?? longestWait);
  return waits >= mostWaits || seconds > longestWait ? null : seconds;
}

/** What is worth another try: no connection, an error of the server, or an answer that is not the server's. */
function toPause(result: PostResult, failures: number): number | null {
  const { status } = result;
  if (status === 'timeout' || (status === 'answered' && result.answer.status >= 400 && result.answer.status < 500))
    return null;
  return pauses[failures] ?? null;
}

async function pause(seconds: number, onStep: (step: SendStep) => void): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    onStep({ id: 'waiting', seconds: left, total: seconds });
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

function fail(result: PostResult): SendResult {
  const reason =
    result.status === 'answered'
      ? `answered with status ${String(result.answer.status)}: ${result.answer.body.slice(0, 200)}`
      : result.status === 'timeout'
        ? `gave no answer within ${String(timeoutMs / 1000)} s`
        : 'cannot be reached';
  console.error('Something went wrong sending the e-mail:', reason);
  return { status: 400, reason };
}
