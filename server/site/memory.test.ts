import { chooseEncoding, createMemory } from './memory';

const toFile = (bytes: number) => ({ identity: { headers: [], etag: '', modified: 0, body: Buffer.alloc(bytes) } });

test('the memory never holds more than it may: what came first goes first', () => {
  const memory = createMemory(100);
  memory.set('/a', toFile(40));
  memory.set('/b', toFile(40));
  memory.set('/a', toFile(30));
  memory.set('/c', toFile(40));
  expect(['/a', '/b', '/c'].map((path) => memory.get(path) !== undefined)).toEqual([true, false, true]);
  memory.set('/d', toFile(101));
  expect(['/a', '/c', '/d'].map((path) => memory.get(path))).toEqual([undefined, undefined, undefined]);
});

const form = { headers: [], etag: '', modified: 0, body: Buffer.alloc(0) };
const file = { br: form, gzip: form, identity: form };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['*', 'gzip'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0.0', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['abr', 'identity'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('who takes %s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(file, accepted)).toBe(encoding);
});

test('a form that is not there is not chosen', () => {
  expect(chooseEncoding({ gzip: form, identity: form }, 'br, gzip;q=0.1')).toBe('gzip');
  expect(chooseEncoding({ identity: form }, 'br, gzip')).toBe('identity');
});
