/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';

import { IntentLink } from './intent-link';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));
const hovering = jest.fn();
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));

let isOnline = true;

beforeEach(() => {
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  Reflect.set(window, '___loader', {
    hovering,
    loadPageSync: (path: string) => (path === '/seen' ? {} : undefined),
  });
});

const press = () => fireEvent.click(screen.getByRole('link'));

it('opens its page', () => {
  render(<IntentLink to="/new">New</IntentLink>);
  press();
  expect(navigate).toHaveBeenCalledWith('/new');
});

it.each(['mouseEnter', 'touchStart', 'focus'] as const)('has its page fetched at once on %s', (event) => {
  render(<IntentLink to="/new">New</IntentLink>);
  expect(hovering).not.toHaveBeenCalled();
  fireEvent[event](screen.getByRole('link'));
  expect(hovering).toHaveBeenCalledWith('/new');
});

it('without a network stays and says so, until the network is back', () => {
  isOnline = false;
  render(<IntentLink to="/new">New</IntentLink>);
  press();
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('common:site.offline');
  isOnline = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  press();
  expect(navigate).toHaveBeenCalledWith('/new');
});

it('without a network opens a page that the router has', () => {
  isOnline = false;
  render(<IntentLink to="/seen">Seen</IntentLink>);
  press();
  expect(navigate).toHaveBeenCalledWith('/seen');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
