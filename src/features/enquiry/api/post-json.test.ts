import { postJson } from './post-json';

/** Stands in for the browser's request; a test moves it on by hand. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload: () => void = () => undefined;
  onerror: () => void = () => undefined;
  status = 0;
  responseText = '';
  sent: unknown[] = [];
  isAborted = false;
  constructor() {
    FakeRequest.last = this;
  }
  open = (...parameters: string[]) => this.sent.push(...parameters);
  setRequestHeader = (name: string, value: string) => this.sent.push(`${name}: ${value}`);
  headers = ['content-type: text/plain', 'retry-after: 7', ''];
  getAllResponseHeaders = () => this.headers.join('\r\n');
  getResponseHeader = (name: string) => {
    throw new Error(`Refused to get unsafe header "${name}"`);
  };
  send = (body: string) => this.sent.push(body);
  abort = () => (this.isAborted = true);
}

const onProgress = jest.fn<undefined, [number]>();
const post = () => postJson({ url: 'https://api.example/mail', body: { a: 'é' }, timeoutMs: 30_000, onProgress });

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.set(globalThis, 'XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

it('posts JSON and gives what was answered', async () => {
  const result = post();
  const request = FakeRequest.last;
  expect(request.sent).toEqual([
    'POST',
    'https://api.example/mail',
    'accept: application/json',
    'content-type: application/json',
    '{"a":"é"}',
  ]);
  request.status = 429;
  request.responseText = '{}';
  request.onload();
  expect(await result).toEqual({
    status: 'answered',
    answer: { status: 429, type: 'text/plain', body: '{}', retryAfter: '7' },
  });
});

it.each([[['content-type: application/json', '']], [['']], [['nonsense', ': x', 'retry-after', '']]])(
  'with the headers %j, which are those that may be read, there is no time to wait',
  async (headers) => {
    const result = post();
    Object.assign(FakeRequest.last, { status: 429, headers }).onload();
    expect(await result).toMatchObject({ status: 'answered', answer: { status: 429, retryAfter: null } });
  },
);

it('says when the network failed', async () => {
  const result = post();
  FakeRequest.last.onerror();
  expect(await result).toEqual({ status: 'failed' });
});

it('gives up when nothing has happened for so long, but not while the body is still leaving', async () => {
  const result = post();
  const request = FakeRequest.last;
  for (const loaded of [10, 20, 30]) {
    await jest.advanceTimersByTimeAsync(29_000);
    request.upload.onprogress?.({ loaded, total: 40 });
  }
  expect(onProgress.mock.calls).toEqual([[0.25], [0.5], [0.75]]);
  await jest.advanceTimersByTimeAsync(29_000);
  expect(request.isAborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect(request.isAborted).toBe(true);
  expect(await result).toEqual({ status: 'timeout' });
});
