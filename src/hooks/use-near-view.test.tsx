/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';

import { useHydrated } from './use-hydrated';
import { useNearView } from './use-near-view';

let tell: (isIntersecting: boolean) => void;

class Observer {
  constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
    tell = (isIntersecting) => act(() => listener([{ isIntersecting }]));
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

function Place() {
  const { ref, isNear } = useNearView<HTMLDivElement>();
  return <div ref={ref}>{isNear ? 'near' : 'far'}</div>;
}

const wait = () => act(() => jest.advanceTimersByTime(2000));

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

it('is what the browser tells', () => {
  render(<Place />);
  tell(false);
  wait();
  expect(screen.getByText('far')).toBeVisible();
  tell(true);
  expect(screen.getByText('near')).toBeVisible();
});

it('is near where the browser tells nothing', () => {
  render(<Place />);
  wait();
  expect(screen.getByText('near')).toBeVisible();
});

it.each([
  ['has no way to tell', undefined],
  [
    'refuses to tell',
    function refuse() {
      throw new DOMException('refused', 'SecurityError');
    },
  ],
])('is near where the browser %s', (_, IntersectionObserver) => {
  Object.assign(globalThis, { IntersectionObserver });
  render(<Place />);
  wait();
  expect(screen.getByText('near')).toBeVisible();
});

describe('a part with a name', () => {
  function Named() {
    useHydrated();
    const { ref, isNear } = useNearView<HTMLDivElement>('similar');
    return <div ref={ref}>{isNear ? 'near' : 'far'}</div>;
  }

  const open = (key: string) => window.history.replaceState({ key }, '', '/occasions/t/a-1');

  afterEach(() => {
    delete document.documentElement.dataset.whole;
  });

  it('is there at once on Back, if it was there before', () => {
    open('1');
    const { unmount } = render(<Named />);
    tell(true);
    unmount();
    document.documentElement.dataset.whole = '';
    render(<Named />);
    expect(screen.getByText('near')).toBeVisible();
  });

  it.each([
    ['by a link', '1', false],
    ['to another entry of the history', '2', true],
  ])('is not %s', (_, key, isReturn) => {
    open('1');
    const { unmount } = render(<Named />);
    tell(true);
    unmount();
    open(key);
    if (isReturn) document.documentElement.dataset.whole = '';
    render(<Named />);
    expect(screen.getByText('far')).toBeVisible();
  });
});
