import type { Answer } from '../model/contract';

/** What came of a request: an answer, or none because it took too long or the network failed. */
export type PostResult = ({ status: 'answered' } & { answer: Answer }) | { status: 'timeout' } | { status: 'failed' };

type PostJson = {
  url: string;
  body: unknown;
  /** Given up when nothing has happened for so long; a slow connection that still takes the photos is not given up. */
  timeoutMs: number;
  /** Which part of the body has left, from 0 to 1. */
  onProgress: (part: number) => void;
};

/** A POST that tells how far it is, which `fetch` cannot. Nothing is thrown. */
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
 * The headers of an answer that a page may read. To ask for one that another origin does not expose is logged as an
 * error, each time; to ask for all of them is not (Fetch standard, “CORS-exposed header-name”).
 */
function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const [, name, value] = /^([\w-]+):(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers.append(name, value.trim());
  }
  return headers;
}
