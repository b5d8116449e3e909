import { createTexts } from '../../../i18n/create-texts';
import { createTranslate } from '../../../i18n/create-translate';
import { createEnquiry } from '../../../testing/factories/enquiry';
import { buildEmail } from '../model/build-email';

import type { PostResult } from './post-json';
import { sendEnquiry, type SendStep } from './send-enquiry';

const translate = createTranslate(createTexts('nl', {}));
const body = buildEmail(createEnquiry(), { images: [], cv: null }, 'nl', translate, 'https://dealer.example');

const post = jest.fn<Promise<PostResult>, [{ onProgress: (part: number) => void }]>();
const steps: SendStep[] = [];
let isOnline = true;
let comeBack: () => void = () => undefined;

const answered = (status: number, retryAfter: string | null = null): PostResult => ({
  status: 'answered',
  answer: { status, type: null, body: 'why', retryAfter },
});
const webPage: PostResult = {
  status: 'answered',
  answer: { status: 200, type: 'text/html', body: '<title>Log in</title>', retryAfter: null },
};

/** Sends, lets time pass, and gives the result with the seconds it took; null while it is under way. */
async function send(seconds: number) {
  const started = Date.now();
  let end: { status: number; seconds: number; cause?: string } | null = null;
  void sendEnquiry({
    url: 'https://api.example/mail',
    body,
    post,
    network: {
      isOnline: () => Promise.resolve(isOnline),
      whenOnline: () => new Promise((resolve) => (comeBack = resolve)),
    },
    onStep: (step) => steps.push(step),
  }).then((result) => {
    const { status } = result;
    end = { status, seconds: (Date.now() - started) / 1000, ...('cause' in result && { cause: result.cause }) };
  });
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  return () => end;
}

let log: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  post.mockReset();
  steps.length = 0;
  isOnline = true;
});
afterEach(() => jest.useRealTimers());

it('sends once, waits 30 seconds at most, and says how far it is', async () => {
  post.mockImplementation(({ onProgress }) => {
    onProgress(0.5);
    return Promise.resolve(answered(204));
  });
  const end = await send(0);
  expect(end()).toEqual({ status: 200, seconds: 0 });
  expect(post).toHaveBeenCalledTimes(1);
  expect(post.mock.calls[0]?.[0]).toMatchObject({ url: 'https://api.example/mail', body, timeoutMs: 30_000 });
  expect(steps).toEqual([
    { id: 'sending', part: 0 },
    { id: 'sending', part: 0.5 },
  ]);
  expect(log).not.toHaveBeenCalled();
});

it.each<[string, PostResult, string]>([
  ['an error of the server', answered(503), 'error'],
  ['a web page of something in between', webPage, 'error'],
  ['a network that failed', { status: 'failed' }, 'no-answer'],
])('%s is tried again twice, with pauses that grow', async (_, failure, cause) => {
  post.mockResolvedValue(failure);
  const end = await send(60);
  expect(end()).toEqual({ status: 400, seconds: 8, cause });
  expect(post).toHaveBeenCalledTimes(3);
  expect(steps.filter(({ id }) => id === 'waiting').map((step) => 'seconds' in step && step.seconds)).toEqual([
    2, 1, 6, 5, 4, 3, 2, 1,
  ]);
  expect(log).toHaveBeenCalledTimes(1);
});

it.each([200, 201, 202])(
  'what was answered with %d has arrived, and is not sent again for a body that is broken',
  async (status) => {
    post.mockResolvedValue(answered(status));
    const end = await send(60);
    expect(end()).toEqual({ status: 200, seconds: 0 });
    expect(post).toHaveBeenCalledTimes(1);
  },
);

it('arrives with the second try', async () => {
  post.mockResolvedValueOnce(answered(500)).mockResolvedValueOnce(answered(204));
  const end = await send(10);
  expect(end()).toEqual({ status: 200, seconds: 2 });
});

it.each<[string, PostResult, string]>([
  ['What was refused', answered(422), 'refused'],
  ['What is too large', answered(413), 'refused'],
  ['What may have arrived though no answer came', { status: 'timeout' }, 'no-answer'],
])('%s is not sent again', async (_, failure, cause) => {
  post.mockResolvedValue(failure);
  const end = await send(60);
  expect(end()).toEqual({ status: 400, seconds: 0, cause });
  expect(post).toHaveBeenCalledTimes(1);
});

it('waits as long as it is told', async () => {
  post.mockResolvedValueOnce(answered(429, '50')).mockResolvedValueOnce(answered(204));
  const end = await send(49.9);
  expect(end()).toBeNull();
  expect(steps).toContainEqual({ id: 'waiting', seconds: 50, total: 50 });
  await jest.advanceTimersByTimeAsync(200);
  expect(end()).toEqual({ status: 200, seconds: 50 });
});

it('waits a little when it is told to wait and not how long, three times at most', async () => {
  post.mockResolvedValue(answered(429));
  const end = await send(300);
  expect(end()).toEqual({ status: 400, seconds: 2 + 6 + 120, cause: 'refused' });
  expect(post).toHaveBeenCalledTimes(4);
});

it('waits for its own pause where it is told to wait no time at all, or what is none', async () => {
  post.mockResolvedValueOnce(answered(429, '0')).mockResolvedValueOnce(answered(429, '-5'));
  post.mockResolvedValueOnce(answered(204));
  const end = await send(60);
  expect(end()).toEqual({ status: 200, seconds: 2 + 6 });
});

it.each(['3600', '9'.repeat(400), 'Fri, 31 Dec 2100 00:00:00 GMT'])('does not wait %s: nobody would', async (wait) => {
  post.mockResolvedValue(answered(429, wait));
  const end = await send(1);
  expect(end()).toEqual({ status: 400, seconds: 0, cause: 'refused' });
});

it('without a network waits for one and says so, however long, and then sends', async () => {
  isOnline = false;
  post.mockResolvedValueOnce({ status: 'failed' }).mockResolvedValue(answered(204));
  const end = await send(3600);
  expect(steps).toEqual([{ id: 'sending', part: 0 }, { id: 'offline' }]);
  expect(post).toHaveBeenCalledTimes(1);
  isOnline = true;
  comeBack();
  await jest.advanceTimersByTimeAsync(0);
  expect(end()).toMatchObject({ status: 200 });
});

it('is sent whatever is said of the network, and asks about it only after a failure', async () => {
  isOnline = false;
  post.mockResolvedValue(answered(204));
  const end = await send(1);
  expect(end()).toMatchObject({ status: 200 });
  expect(steps).toEqual([{ id: 'sending', part: 0 }]);
});

it('a network that goes away meanwhile is waited for, and costs no try', async () => {
  post.mockImplementationOnce(() => {
    isOnline = false;
    return Promise.resolve({ status: 'failed' });
  });
  post.mockResolvedValueOnce(answered(500)).mockResolvedValueOnce(answered(500)).mockResolvedValueOnce(answered(204));
  const end = await send(5);
  expect(steps.at(-1)).toEqual({ id: 'offline' });
  isOnline = true;
  comeBack();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(end()).toMatchObject({ status: 200 });
});
