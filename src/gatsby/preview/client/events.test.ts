/**
 * @size small
 * @jest-environment jsdom
 */
import { listenWhileSeen } from './events';

type Listener = (event: { data: string }) => void;

/** The streams that were opened, as a browser has them. */
class Source {
  static all: Source[] = [];
  isOpen = true;
  listeners: Record<string, Listener> = {};
  constructor(readonly url: string) {
    Source.all.push(this);
  }
  addEventListener(name: string, listener: Listener): void {
    this.listeners[name] = listener;
  }
  close(): void {
    this.isOpen = false;
  }
}

let visibility = 'visible';
let follow = (): void => undefined;

beforeEach(() => {
  Source.all = [];
  visibility = 'visible';
  Object.assign(globalThis, { EventSource: Source });
  // Each test has the listener of its own page.
  jest.spyOn(document, 'addEventListener').mockImplementation((_name: string, listener: unknown) => {
    follow = listener as () => void;
  });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState);
});

const turn = (to: 'visible' | 'hidden') => {
  visibility = to;
  follow();
};
const listOpen = () => Source.all.map(({ isOpen }) => isOpen);

it('hands over what the server tells', () => {
  const told: unknown[] = [];
  listenWhileSeen({ drafts: (data) => told.push(data) });
  Source.all[0]?.listeners.drafts?.({ data: '[1,2]' });
  expect([Source.all[0]?.url, told]).toEqual(['/__preview/events', [[1, 2]]]);
});

it('holds one connection while the page is seen, and none in the background', () => {
  listenWhileSeen({});
  turn('visible');
  expect(listOpen()).toEqual([true]);
  turn('hidden');
  expect(listOpen()).toEqual([false]);
  turn('visible');
  expect(listOpen()).toEqual([false, true]);
});

it('begins when a page that was opened in the background is seen', () => {
  visibility = 'hidden';
  listenWhileSeen({});
  expect(listOpen()).toEqual([]);
  turn('visible');
  expect(listOpen()).toEqual([true]);
});
