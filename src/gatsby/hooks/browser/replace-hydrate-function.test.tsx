/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';

import { replaceHydrateFunction } from './replace-hydrate-function';

function Page() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {`pressed ${presses}`}
    </button>
  );
}

/** A document with what was built, and what is about to happen to it. */
function builtPage(html: string) {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  return () => {
    act(() => {
      replaceHydrateFunction()(<Page />, root);
    });
  };
}

test('the built page is kept and comes alive', () => {
  const comeAlive = builtPage('<button type="button">pressed 0</button>');
  const built = screen.getByRole('button');
  comeAlive();
  fireEvent.click(built);
  expect(screen.getByText('pressed 1')).toBe(built);
});

test('without a built page it is rendered', () => {
  builtPage('')();
  expect(screen.getByRole('button')).toHaveTextContent('pressed 0');
});
