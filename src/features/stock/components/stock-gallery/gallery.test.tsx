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

test('what cannot show a photo large leaves the page, says so, and the photo can be opened', async () => {
  openGallery();
  await userEvent.click(getPhoto(2) ?? document.body);
  expect(await screen.findByRole('alert')).toHaveTextContent('failed open {"number":2}');
  const [way] = screen.getAllByRole('link', { name: /^open/ });
  expect(way).toHaveAttribute('href', expect.stringContaining('/2.jpg'));
  await waitFor(() => expect(isShown()).toBe(false));
  // All photos are links from then on, which nothing holds up.
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

test('an entry that is come back to and cannot be shown says so, too', async () => {
  openGallery();
  act(() => changeLocation({ search: '', state: { dialog: 'photo-0' }, replace: false }));
  expect(await screen.findByRole('alert')).toHaveTextContent('failed open {"number":1}');
});

test('what shows photos large says nothing', async () => {
  mockFail = () => <p>large</p>;
  openGallery();
  await userEvent.click(getPhoto(2) ?? document.body);
  expect(await screen.findByText('large')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
