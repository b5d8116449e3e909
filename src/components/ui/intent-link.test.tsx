/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';

import { IntentLink } from './intent-link';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));
const hovering = jest.fn();

beforeEach(() => Reflect.set(window, '___loader', { hovering }));

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
