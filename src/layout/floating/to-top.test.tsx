/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ToTop } from './to-top';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key.replace(/.*\./, '') }) }));

const scrollTo = jest.fn<undefined, [object]>();
let isCalm = false;

beforeEach(() => {
  isCalm = false;
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: isCalm }) });
  scroll(0);
});

function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

function renderPage() {
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ToTop />
    </>,
  );
}

it('is there when the page is scrolled more than 300 px', () => {
  renderPage();
  scroll(300);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  scroll(301);
  expect(screen.getByRole('button', { name: 'toTop' })).toBeVisible();
  scroll(12);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('goes to the top and takes the keyboard along', async () => {
  renderPage();
  scroll(900);
  await userEvent.click(screen.getByRole('button'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('main')).toHaveFocus();
});

it('jumps for who wants less motion', async () => {
  isCalm = true;
  renderPage();
  scroll(900);
  await userEvent.click(screen.getByRole('button'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
