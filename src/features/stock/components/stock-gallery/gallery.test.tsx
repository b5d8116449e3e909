/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { changeLocation } from '@/hooks/location-entry';

import { Gallery } from './gallery';

let mockFail: () => unknown;

jest.mock('./lightbox', () => ({ Lightbox: () => mockFail() }));
jest.mock('@/i18n/use-texts', () => ({
  useTexts: () => ({
    t: (key: string, all: object) => [key.replace(/.*\./, ''), JSON.stringify(all)].join(' ').trim(),
  }),
}));

const photos = [1, 2, 3].map((number) => ({ url: `https://images.example/${String(number)}.jpg` }));
const isShown = () => (window.history.state as { dialog?: string } | null)?.dialog !== undefined;
const getPhoto = (number: number) =>
  screen.getAllByRole('link').find((link) => link.getAttribute('aria-haspopup') !== null && hasPhoto(link, number));
const hasPhoto = (link: HTMLElement, number: number) => link.getAttribute('href')?.includes(`/${String(number)}.jpg`);
const openGallery = () => render(<Gallery photos={photos} title="Fendt" news="" isOpened />);

beforeEach(() => {
  window.history.replaceState(null, '', '/occasions/tractoren/fendt-1');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockFail = () => {
    throw new TypeError('cannot be drawn');
  };
});

test('a lightbox that fails leaves the page, an error text appears, and the image can be opened', async () => {
  openGallery();
  await userEvent.click(getPhoto(2) ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent('failed open {"number":2}');
  const [way] = screen.getAllByRole('link', { name: /^open/ });
  expect(way).toHaveAttribute('href', expect.stringContaining('/2.jpg'));
  await waitFor(() => expect(isShown()).toBe(false));
  // All images are plain links from then on.
  expect(getPhoto(3)).toBeUndefined();
  const link = screen.getAllByRole('link').find((one) => hasPhoto(one, 3)) ?? document.body;
  const isHeldUp = jest.fn();
  const leave = (event: Event) => {
    isHeldUp(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', leave, { once: true });
  await userEvent.click(link);
  expect(isHeldUp).toHaveBeenCalledWith(false);
});

test('a history entry that the visitor returns to and that cannot be shown has an error text, too', async () => {
  openGallery();
  act(() => changeLocation({ search: '', state: { dialog: 'photo-0' }, replace: false }));
  expect(await screen.findByRole('alert')).toHaveTextContent('failed open {"number":1}');
});

test('a working lightbox shows no error text', async () => {
  mockFail = () => <p>large</p>;
  openGallery();
  await userEvent.click(getPhoto(2) ?? document.body);
  expect(await screen.findByText('large')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
