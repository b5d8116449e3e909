import { createTexts } from '../../../i18n/create-texts';
import { createTranslate } from '../../../i18n/create-translate';
import { createEnquiry } from '../../../testing/factories/enquiry';
import { createAttachmentStore } from '../files/attachment-store';
import type { Prepared } from '../files/prepare-file';
import type { EnquiryValues } from '../model/fields';

import { createSender, isBusy } from './create-sender';
import type { PostResult } from './post-json';

const translate = createTranslate(createTexts('nl', {}));
const post = jest.fn<Promise<PostResult>, []>();
const prepare = jest.fn<Promise<Prepared>, []>();
const onSent = jest.fn();
const onFailed = jest.fn();
const network = { isOnline: () => Promise.resolve(true), whenOnline: () => Promise.resolve() };
const answered = (status: number): PostResult => ({
  status: 'answered',
  answer: { status, type: null, body: '', retryAfter: null },
});

function create() {
  const store = createAttachmentStore('photos', prepare);
  const sender = createSender({ url: 'https://api.example/mail', post, network, store, onSent, onFailed });
  const send = (values: Partial<EnquiryValues> = {}, openFor = 60_000) =>
    sender.send({
      ...{ enquiry: createEnquiry({ values }), openFor, locale: 'nl', translateForDealer: translate },
      siteUrl: 'https://dealer.example',
    });
  return { store, sender, send };
}

beforeEach(() => {
  post.mockReset();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('sends once, however often it is asked to meanwhile, and can be asked again when that is over', async () => {
  let answer: (result: PostResult) => void = () => undefined;
  post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const { sender, send } = create();
  const first = send();
  await send();
  expect(isBusy(sender.get())).toBe(true);
  // Whoever looks away and comes back does not make it forgotten.
  sender.reset();
  expect(isBusy(sender.get())).toBe(true);
  answer(answered(422));
  await first;
  expect(post).toHaveBeenCalledTimes(1);
  expect(sender.get()).toEqual({ id: 'failed', attempt: 1, suspicion: null });
  expect(onSent).not.toHaveBeenCalled();
  expect(onFailed.mock.calls).toEqual([['refused']]);
  post.mockResolvedValue(answered(204));
  await send();
  expect(sender.get()).toEqual({ id: 'sent', files: [], enquiry: createEnquiry() });
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(onFailed).toHaveBeenCalledTimes(1);
  sender.reset();
  expect(sender.get()).toEqual({ id: 'idle' });
});

it('what looks as if no person had written it is refused, each time anew', async () => {
  const { sender, send } = create();
  for (const attempt of [1, 2]) {
    await send({ message: 'http://a.example http://b.example http://c.example' });
    expect(sender.get()).toEqual({ id: 'failed', attempt, suspicion: 'links' });
  }
  expect(post).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
});

it.each<[string, Partial<EnquiryValues>, number]>([
  ['that fills in the trap', { trap: 'x' }, 60_000],
  ['before anybody could have typed', {}, 500],
])('a press %s is refused, also twice at once, and a person’s second one is sent', async (_, values, openFor) => {
  jest.useFakeTimers();
  post.mockResolvedValue(answered(204));
  const { sender, send } = create();
  await Promise.all([send(values, openFor), send(values, openFor)]);
  await send({}, openFor);
  expect(sender.get()).toMatchObject({ id: 'failed', suspicion: 'fast' });
  expect(post).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  await send({}, openFor);
  expect(sender.get()).toEqual({ id: 'sent', files: [], enquiry: expect.anything() as unknown });
  // The next message is another one.
  await send({ trap: 'x' }, openFor);
  expect(sender.get()).toMatchObject({ id: 'failed', suspicion: 'trap' });
  jest.useRealTimers();
});

it.each<[string, number]>([
  ['the clock of the page stands still', 200],
  ['it does and that of the device was put back', -5000],
])('a person’s second press is sent also when %s', async (_, gone) => {
  jest.useFakeTimers();
  const start = Date.now();
  const clocks = [jest.spyOn(performance, 'now').mockReturnValue(7), jest.spyOn(Date, 'now').mockReturnValue(start)];
  post.mockResolvedValue(answered(204));
  const { sender, send } = create();
  await send({ trap: 'x' });
  expect(sender.get()).toMatchObject({ id: 'failed', suspicion: 'trap' });
  jest.mocked(Date.now).mockReturnValue(start + gone);
  await send();
  expect(sender.get()).toEqual({ id: 'sent', files: [], enquiry: expect.anything() as unknown });
  for (const clock of clocks) clock.mockRestore();
  jest.useRealTimers();
});

it('says which files were left out only now, and sends without them when it is asked to once more', async () => {
  prepare.mockResolvedValue({ status: 'error', problem: 'heic' });
  post.mockResolvedValue(answered(204));
  const { store, sender, send } = create();
  store.add([new File([], 'a.heic')]);
  await send();
  expect(sender.get()).toEqual({ id: 'held', attempt: 1, names: ['a.heic'] });
  expect(post).not.toHaveBeenCalled();
  expect(onFailed).not.toHaveBeenCalled();
  await send();
  expect(sender.get()).toEqual({ id: 'sent', files: [], enquiry: expect.anything() as unknown });
});

it('says which file cannot be read any more, and sends without it when it is asked to once more', async () => {
  prepare.mockResolvedValue({ status: 'ok', file: new Blob(['photo']) });
  post.mockResolvedValue(answered(204));
  const { store, sender, send } = create();
  store.add([new File([], 'a.jpg')]);
  await store.whenReady();
  // As a browser reads a file that was moved.
  class FileReader {
    onerror = () => undefined;
    readAsDataURL = () => this.onerror();
  }
  Object.assign(globalThis, { FileReader });
  await send();
  expect(sender.get()).toEqual({ id: 'held', attempt: 1, names: ['a.jpg'] });
  expect(store.get().refused).toEqual([expect.objectContaining({ name: 'a.jpg', problem: 'unreadable' })]);
  await send();
  expect(sender.get()).toEqual({ id: 'sent', files: [], enquiry: expect.anything() as unknown });
});

it('a file that cannot be read any more is a failure that is said', async () => {
  const { store, sender, send } = create();
  jest.spyOn(store, 'whenReady').mockRejectedValue(new Error('cannot be read'));
  await send();
  expect(sender.get()).toEqual({ id: 'failed', attempt: 1, suspicion: null });
  expect(onFailed.mock.calls).toEqual([['script']]);
});

it('remembers the names of the files that were sent, as they were chosen', async () => {
  class Reader {
    result = 'data:,';
    onload: () => void = () => undefined;
    readAsDataURL() {
      this.onload();
    }
  }
  Object.assign(globalThis, { FileReader: Reader });
  const { store, sender, send } = create();
  prepare.mockResolvedValue({ status: 'ok', file: new File(['1'], 'drawn.jpg') });
  store.add([new File(['1'], 'front.jpg'), new File(['2'], 'engine.jpg')]);
  post.mockResolvedValue(answered(200));
  await send();
  expect(sender.get()).toMatchObject({ id: 'sent', files: ['front.jpg', 'engine.jpg'] });
  Reflect.deleteProperty(globalThis, 'FileReader');
});
