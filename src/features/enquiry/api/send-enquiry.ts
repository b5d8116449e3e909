import type { MailFailureCause } from '../../../lib/mail-failure';
import { parseRetryAfter } from '../../../lib/retry-after';
import { isSent, type EmailBody } from '../model/contract';

import type { postJson, PostResult } from './post-json';

/**
 * Progress for the form. `part` is the uploaded part, from 0 to 1; `seconds` of `total` remain until the next attempt.
 */
export type SendStep =
  { id: 'sending'; part: number } | { id: 'waiting'; seconds: number; total: number } | { id: 'offline' };

/** Spec section 7: a failure of any kind is a status of 400. */
export type SendResult = { status: 200 } | { status: 400; reason: string; cause: MailFailureCause };

/** `isOnline` checks with a request, because `navigator.onLine` is often wrong. */
export type Network = { isOnline: () => Promise<boolean>; whenOnline: () => Promise<void> };

export type SendEnquiry = {
  url: string;
  body: EmailBody;
  post: typeof postJson;
  network: Network;
  onStep: (step: SendStep) => void;
};

const timeoutMs = 30_000;
/** Seconds before the second and the third attempt after a failure of the server or the network. */
const pauses = [2, 6];
/** Limits for a server's `Retry-After`: longer or more frequent waits end the submission. */
const maxWaitSeconds = 120;
const maxWaits = 3;

/**
 * Sends an enquiry (spec section 7, call 1). Retries failures of the server or the network twice, respects
 * `Retry-After`, and waits while offline. Does not retry a refused enquiry, or one that may have arrived although the
 * response timed out. Logs failures.
 */
export async function sendEnquiry({ url, body, post, network, onStep }: SendEnquiry): Promise<SendResult> {
  let failures = 0;
  let waits = 0;
  for (;;) {
    onStep({ id: 'sending', part: 0 });
    const result = await post({ url, body, timeoutMs, onProgress: (part) => onStep({ id: 'sending', part }) });
    if (result.status === 'answered' && isSent(result.answer)) return { status: 200 };
    const isRateLimited = result.status === 'answered' && result.answer.status === 429;
    // Waiting for the network does not count as an attempt.
    if (result.status === 'failed' && !(await network.isOnline())) {
      onStep({ id: 'offline' });
      await network.whenOnline();
      continue;
    }
    const seconds = isRateLimited ? toWait(result.answer.retryAfter, waits++) : toPause(result, failures++);
    if (seconds === null) return fail(result);
    await pause(seconds, onStep);
  }
}

function toWait(retryAfter: string | null, waits: number): number | null {
  // No header, or a date that is past by the visitor's clock, which may be wrong.
  const seconds = parseRetryAfter(retryAfter, Date.now()) || (pauses[waits] ?? maxWaitSeconds);
  return waits >= maxWaits || seconds > maxWaitSeconds ? null : seconds;
}

/** Failures that are retried: no connection, a server error, or a response from something else, such as a proxy. */
function toPause(result: PostResult, failures: number): number | null {
  const { status } = result;
  if (status === 'timeout' || (status === 'answered' && isRefusal(result.answer.status))) return null;
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
  return { status: 400, reason, cause: toCause(result) };
}

function toCause(result: PostResult): MailFailureCause {
  if (result.status !== 'answered') return 'no-answer';
  return isRefusal(result.answer.status) ? 'refused' : 'error';
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}
