/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';

import { anchoredParts } from './scroll-anchoring';

const heights: Record<string, number> = { first: 120.5, second: 80, third: 60 };

function renderParts() {
  render(
    <>
      <div data-testid="whole" {...anchoredParts}>
        {Object.keys(heights).map((name) => (
          <section key={name} data-testid={name}>
            <button type="button">{name}</button>
          </section>
        ))}
      </div>
      <button type="button">outside</button>
    </>,
  );
  for (const [name, height] of Object.entries(heights))
    screen.getByTestId(name).getBoundingClientRect = () => new DOMRect(0, 0, 100, height);
}

const getHeld = () => Object.keys(heights).map((name) => screen.getByTestId(name).style.minHeight);
const press = (name: string) => fireEvent.pointerDown(screen.getByRole('button', { name }));

/** The test environment's pointers have no type. */
function leave(pointerType: string): void {
  const whole = screen.getByTestId('whole');
  const event = createEvent.pointerOut(whole, { relatedTarget: document.body });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(whole, event);
}

beforeEach(() => {
  // The test environment has no rectangles of its own.
  global.DOMRect = class {
    constructor(
      readonly x: number,
      readonly y: number,
      readonly width: number,
      readonly height: number,
    ) {}
  } as typeof DOMRect;
});

it('holds the parts above the one that is pressed, and no others', () => {
  renderParts();
  press('second');
  expect(getHeld()).toEqual(['120.5px', '', '']);
  press('third');
  expect(getHeld()).toEqual(['120.5px', '80px', '']);
  press('first');
  expect(getHeld()).toEqual(['', '', '']);
});

it('lets go when the pointer leaves, but not when a finger is lifted', () => {
  renderParts();
  press('second');
  leave('touch');
  expect(getHeld()).toEqual(['120.5px', '', '']);
  leave('mouse');
  expect(getHeld()).toEqual(['', '', '']);
});

it('lets go when the focus leaves, not when it goes on inside', () => {
  renderParts();
  press('third');
  screen.getByRole('button', { name: 'second' }).focus();
  screen.getByRole('button', { name: 'third' }).focus();
  expect(getHeld()).toEqual(['120.5px', '80px', '']);
  screen.getByRole('button', { name: 'outside' }).focus();
  expect(getHeld()).toEqual(['', '', '']);
});
