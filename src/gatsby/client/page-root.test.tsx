/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';

import { ErrorBoundary } from '../../components/error-boundary';
import { KeptNodes, useOnScreen } from '../../layout/kept-nodes';
import { replaceHydrateFunction } from '../hooks/browser/replace-hydrate-function';

import { PageRoot } from './page-root';

const built =
  '<header><a href="/contact">Contact</a><a href="tel:+31570000012">0570 00 00 12</a></header><main id="main">Machines</main>';

let isBroken = true;
const reload = jest.fn<undefined, []>();
const pressed = jest.fn();

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockReturnValue();
  // What React could mend is told to the window.
  window.addEventListener('error', (event) => event.preventDefault());
});

function Failing({ children }: { children: ReactNode }) {
  if (isBroken) throw new Error('no');
  return children;
}

function Header() {
  return (
    <header>
      <a
        href="/contact"
        onClick={(event) => {
          pressed();
          event.preventDefault();
        }}
      >
        Contact
      </a>
      <a href="tel:+31570000012">0570 00 00 12</a>
    </header>
  );
}

/** Hydrates the built page with the given one. */
function hydrate(page: ReactNode): HTMLElement {
  const root = document.createElement('div');
  root.id = '___gatsby';
  root.innerHTML = built;
  document.body.replaceChildren(root);
  act(() => {
    replaceHydrateFunction()(page, root);
  });
  return root;
}

/** Whether a press is left to the browser. */
const isPlain = () => fireEvent.click(screen.getByText('Contact'));
const toText = (root: HTMLElement) => root.textContent;

test.each([
  ['the header', <Failing key="a">{<Header />}</Failing>],
  ['what comes after it', [<Header key="a" />, <Failing key="b">Machines</Failing>]],
])('when %s fails, the built page stays, and its links are the browser’s', (_, page) => {
  const root = hydrate(page);
  expect(toText(root)).toBe('Contact0570 00 00 12Machines');
  expect(screen.getByText('0570 00 00 12')).toHaveAttribute('href', 'tel:+31570000012');
  expect(isPlain()).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
});

test('the page that stays has no scripts: they have run, and copies of them are refused', () => {
  const data = <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{}' }} />;
  const root = hydrate([<Header key="a" />, <div key="b">{data}</div>, <Failing key="c">Machines</Failing>]);
  expect(toText(root)).toBe('Contact0570 00 00 12Machines');
  expect(root.innerHTML).not.toContain('<script');
});

test('when content and frame both fail, the whole page stays', () => {
  const root = hydrate(
    <>
      <Header />
      <main id="main">
        <ErrorBoundary fallback={<KeptNodes within="#main" />}>
          <Failing>Machines</Failing>
        </ErrorBoundary>
      </main>
      <Failing>{null}</Failing>
    </>,
  );
  expect(toText(root)).toBe('Contact0570 00 00 12Machines');
});

test('what fails once the page is alive leaves what is on screen', () => {
  function Page() {
    const [isOver, setIsOver] = useState(false);
    useOnScreen('/');
    return (
      <>
        <Header />
        <main id="main">Machines</main>
        {isOver ? <Failing>{null}</Failing> : <button onClick={() => setIsOver(true)}>Filter</button>}
      </>
    );
  }
  const root = hydrate(<Page />);
  expect(isPlain()).toBe(false);
  fireEvent.click(screen.getByText('Filter'));
  expect(toText(root)).toBe('Contact0570 00 00 12MachinesFilter');
  expect(isPlain()).toBe(true);
});

test('an effect that fails does no more', () => {
  function Page() {
    useEffect(() => {
      throw new Error('no');
    }, []);
    return (
      <>
        <Header />
        <main id="main">Machines</main>
      </>
    );
  }
  expect(toText(hydrate(<Page />))).toBe('Contact0570 00 00 12Machines');
});

test('a page that a link led to and that fails is loaded as it was built', () => {
  function Page() {
    const [path, setPath] = useState(window.location.pathname);
    useOnScreen(path);
    const follow = () => {
      window.history.pushState(null, '', '/contact');
      setPath('/contact');
    };
    return path === '/contact' ? <Failing>{null}</Failing> : <button onClick={follow}>Follow</button>;
  }
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  render(
    <PageRoot within="#root" reload={reload}>
      <Page />
    </PageRoot>,
    { container: root },
  );
  fireEvent.click(screen.getByText('Follow'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Follow')).toBeVisible();
});
