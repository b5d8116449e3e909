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
      const retryAfter = request.getResponseHeader('retry-after');
      const type = request.getResponseHeader('content-type');
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
