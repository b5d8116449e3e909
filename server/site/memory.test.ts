import { createMemory } from './memory';

const toFile = (bytes: number) => ({ identity: { headers: [], etag: '', body: Buffer.alloc(bytes) } });

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
