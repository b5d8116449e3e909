import { PassThrough } from 'node:stream';

import { connectDevtools } from './devtools';

test('a command that is never answered fails after some seconds, and one that is answered does not', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  const read = new PassThrough();
  const devtools = connectDevtools(new PassThrough(), read);
  const answered = devtools.send('Browser.getVersion');
  read.write('{"id":1,"result":{"product":"Chromium"}}\0');
  expect(await answered).toEqual({ product: 'Chromium' });
  const hanging = expect(devtools.send('Runtime.evaluate')).rejects.toThrow(
    'does not answer Runtime.evaluate within 8 s',
  );
  await jest.advanceTimersByTimeAsync(8000);
  await hanging;
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
