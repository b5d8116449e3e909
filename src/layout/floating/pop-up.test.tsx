/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';

import { getServerTime } from '@/lib/server-clock';

import { PopUp } from './pop-up';

jest.mock('gatsby', () => ({ graphql: jest.fn(), useStaticQuery: jest.fn() }));
jest.mock('@/components/ui/button-link', () => ({ ButtonLink: 'a' }));
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'nl' }));
jest.mock('@/lib/server-clock', () => ({ getServerTime: jest.fn() }));
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));

const nodes = [
  {
    contentful_id: 'yard-days',
    fallbacks: [],
    node_locale: 'nl',
    updatedAt: '2026-01-01',
    title: 'Open dagen',
    text: { text: 'Twee dagen lang.\n'.repeat(160) },
    button: null,
    enabled: true,
    from: null,
    until: null,
    endsAt: null as string | null,
  },
];

beforeEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/brands');
  jest.mocked(useStaticQuery).mockReturnValue({ allContentfulPopUp: { nodes } });
});

function open() {
  render(
    <>
      <main id="main" tabIndex={-1}>
        <input aria-label="elsewhere" />
      </main>
      <PopUp />
    </>,
  );
}

const getMessage = () => screen.queryByRole('complementary', { name: 'Open dagen' });
const press = (target: Element | Window, how: object = {}) => fireEvent.keyDown(target, { key: 'Escape', ...how });

it('is closed by its button, which is no part of what scrolls, and the focus goes on in the page', () => {
  open();
  const button = screen.getByRole('button', { name: 'common:site.dismiss' });
  expect(screen.getByRole('region', { name: 'Open dagen' })).not.toContainElement(button);
  act(() => button.focus());
  fireEvent.click(button);
  expect(getMessage()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.localStorage.getItem('hidden-popup')).toContain('yard-days');
});

it('is closed by Escape, wherever the focus is, which stays there', () => {
  open();
  const field = screen.getByRole('textbox');
  act(() => field.focus());
  press(field);
  expect(getMessage()).toBeNull();
  expect(field).toHaveFocus();
  expect(window.localStorage.getItem('hidden-popup')).toContain('yard-days');
});

it('is not closed by an Escape that closes something else', () => {
  open();
  const take = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', take);
  press(document.body);
  document.removeEventListener('keydown', take);
  press(document.body, { isComposing: true });
  window.history.replaceState({ dialog: 'photo-1' }, '');
  press(document.body);
  window.history.replaceState(null, '');
  document.body.style.visibility = 'hidden';
  press(document.body);
  document.body.style.visibility = '';
  expect(getMessage()).not.toBeNull();
  press(document.body);
  expect(getMessage()).toBeNull();
});

describe('with an end', () => {
  const now = Date.parse('2026-12-01T07:00Z');
  beforeEach(() => {
    jest.useFakeTimers({ now });
    jest.mocked(getServerTime).mockImplementation(() => Promise.resolve(Date.now()));
  });
  afterEach(() => jest.useRealTimers());

  const openWith = async (left: number) => {
    const endsAt = new Date(now + left).toISOString();
    const ending = nodes.map((node) => ({ ...node, endsAt }));
    jest.mocked(useStaticQuery).mockReturnValue({ allContentfulPopUp: { nodes: ending } });
    open();
    await act(() => jest.advanceTimersByTimeAsync(0));
  };

  it('is not shown by a page that was kept until after it', async () => {
    await openWith(-1);
    expect(getMessage()).toBeNull();
  });

  it('is shown before it', async () => {
    await openWith(60_000);
    expect(getMessage()).not.toBeNull();
  });
});
