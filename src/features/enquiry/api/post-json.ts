import type { Answer } from '../model/contract';

/** The outcome of a request: a response, a timeout, or a network failure. */
export type PostResult = ({ status: 'answered' } & { answer: Answer }) | { status: 'timeout' } | { status: 'failed' };

type PostJson = {
  url: string;
  body: unknown;
  /** Aborts after this time without progress; a slow upload that progresses continues. */
  timeoutMs: number;
  /** The uploaded part of the body, from 0 to 1. */
  onProgress: (part: number) => void;
};

/** A POST that reports upload progress, which `fetch` does not. Never throws. */
export function postJson({ url, body, timeoutMs, onProgress }: PostJson): Promise<PostResult> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const end = (result: PostResult) => {
      clearTimeout(timer);
      resolve(result);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        end({ status: 'timeout' });
        request.abort();
      }, timeoutMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, responseText } = request;
      const headers = readHeaders(request);
      const [type, retryAfter] = [headers.get('content-type'), headers.get('retry-after')];
      end({ status: 'answered', answer: { status, type, body: responseText, retryAfter } });
    };
    request.onerror = () => end({ status: 'failed' });
    request.open('POST', url);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('content-type', 'application/json');
    wait();
    request.send(JSON.stringify(body));
  });
}

/**
 * The readable response headers. Reading a single header that another origin does not expose logs an error each time;
 * reading all of them does not (Fetch standard, "CORS-exposed header-name").
 */
function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers.append(name, value.trim());
  }
  return headers;
}
