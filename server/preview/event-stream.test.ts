import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';

import { createEventStream } from './event-stream';

class Response extends EventEmitter {
  written: string[] = [];
  writableLength = 0;
  isDestroyed = false;
  writeHead(): void {
    this.written = [];
  }
  write(text: string): void {
    this.written.push(text);
  }
  end(): void {
    this.emit('close');
  }
  destroy(): void {
    this.isDestroyed = true;
    this.emit('close');
  }
}

function open(stream: ReturnType<typeof createEventStream>): Response {
  const response = new Response();
  stream.add(response as unknown as ServerResponse);
  return response;
}

it('tells every open page, and none that is gone or broke off', () => {
  const stream = createEventStream();
  const [open1, gone, broken] = [open(stream), open(stream), open(stream)];
  gone.emit('close');
  broken.emit('error', new Error('reset'));
  stream.send('drafts', [1]);
  expect([open1, gone, broken].map(({ written }) => written)).toEqual([['event: drafts\ndata: [1]\n\n'], [], []]);
  stream.close();
  stream.send('drafts', [2]);
  expect(open1.written).toHaveLength(1);
});

it('gives up on a page whose browser sleeps', () => {
  const stream = createEventStream();
  const response = open(stream);
  response.writableLength = 2_000_000;
  stream.send('drafts', []);
  expect([response.isDestroyed, response.written]).toEqual([true, []]);
  stream.close();
});
