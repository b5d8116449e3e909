import { anySignal } from './any-signal';

/** Why a request failed: a status other than 200, no JSON, a timeout, or no connection. */
export type HttpError = { status: 'error'; httpStatus: number | null; reason: string };
export type HttpResult<T> = { status: 'ok'; value: T } | HttpError;

export type JsonRequest = { url: string; body?: unknown; timeoutMs: number; signal?: AbortSignal | undefined } & {
  /** Called with the text of the answer, which waits for it; without what it prepares there is no answer. */
  prepare?: (text: string) => Promise<void>;
};

/** Requests JSON: POST if there is a body, else GET. Returns failures as values and never throws. */
export async function fetchJson({ url, body, timeoutMs, signal, prepare }: JsonRequest): Promise<HttpResult<unknown>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...(body === undefined
        ? { method: 'GET', headers: { accept: 'application/json' } }
        : {
            method: 'POST',
            headers: { accept: 'application/json', 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
      signal: signal === undefined ? timeout : anySignal(signal, timeout),
    });
    const text = await response.text();
    if (response.status !== 200) {
      return {
        status: 'error',
        httpStatus: response.status,
        reason: `answered with status ${String(response.status)}`,
      };
    }
    await prepare?.(text);
    return parseJson(text);
  } catch (error) {
    const reason = timeout.aborted
      ? `gave no answer within ${String(timeoutMs / 1000)} s`
      : `cannot be reached (${toMessage(error)})`;
    return { status: 'error', httpStatus: null, reason };
  }
}

function parseJson(text: string): HttpResult<unknown> {
  try {
    return { status: 'ok', value: JSON.parse(text) };
  } catch {
    const start = text.trimStart().slice(0, 40).replace(/\s+/g, ' ');
    return { status: 'error', httpStatus: 200, reason: `answered with something that is not whole JSON (‘${start}…’)` };
  }
}

function toMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
