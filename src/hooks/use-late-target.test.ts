/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';

import { useLateTarget } from './use-late-target';

const scrollIntoView = jest.fn();

/** @param there whether the target is there at first, and afterwards */
function open(hash: string, there: readonly [boolean, boolean], scrolled = 0): number {
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<div id="enquiry"></div>';
  window.location.hash = hash;
  Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true });
  const { rerender } = renderHook(({ isThere }) => useLateTarget(isThere), { initialProps: { isThere: there[0] } });
  rerender({ isThere: there[1] });
  return scrollIntoView.mock.calls.length;
}

test.each([
  ['what comes late is brought into view', open('#enquiry', [false, true]), 1],
  ['what was there is the router’s business', open('#enquiry', [true, true]), 0],
  ['who has scrolled stays there', open('#enquiry', [false, true], 200), 0],
  ['an address may point at nothing', open('', [false, true]), 0],
])('%s', (_, times, expected) => {
  expect(times).toBe(expected);
});
