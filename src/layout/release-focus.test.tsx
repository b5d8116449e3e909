/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';

import { useReleaseFocus } from './release-focus';

/** Of each time that the focus was lost: whether what had it was still in the page. */
const wasInPage: boolean[] = [];

function Page() {
  useReleaseFocus();
  return (
    <p>
      <a href="/next" ref={(link) => link?.addEventListener('blur', () => wasInPage.push(link.isConnected))}>
        A machine
      </a>
    </p>
  );
}

function Site() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(false)}>Leave</button>
      <main>{isOpen && <Page />}</main>
    </>
  );
}

function leave() {
  fireEvent.click(screen.getByRole('button'));
}

it('lets what has the focus in the page lose it before the page is taken away', () => {
  render(<Site />);
  screen.getByRole('link').focus();
  leave();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(wasInPage).toEqual([true]);
});

it('leaves the focus where it is outside the page', () => {
  render(<Site />);
  screen.getByRole('button').focus();
  leave();
  expect(screen.getByRole('button')).toHaveFocus();
});
