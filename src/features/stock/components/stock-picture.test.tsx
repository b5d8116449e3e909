/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';

import { StockPicture } from './stock-picture';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));

const sources = { sources: [], src: 'https://images.example/1.jpg' };
const goOnline = () => {
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
};

test('a failed image is requested again each time that the network is back', () => {
  render(<StockPicture sources={sources} alt="Fendt" sizes="100vw" />);
  for (let times = 0; times < 2; times += 1) {
    fireEvent.error(screen.getByAltText('Fendt'));
    expect(screen.getByText('stock:item.photoFailed')).toBeInTheDocument();
    goOnline();
    expect(screen.getByAltText('Fendt')).toHaveAttribute('src', sources.src);
  }
});

test('it listens for the network only while the photo has failed', () => {
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  const count = (spy: jest.SpyInstance) => spy.mock.calls.filter(([type]) => type === 'online').length;
  const { unmount } = render(<StockPicture sources={sources} alt="Fendt" sizes="100vw" />);
  expect(count(add)).toBe(0);
  fireEvent.error(screen.getByAltText('Fendt'));
  expect([count(add), count(remove)]).toEqual([1, 0]);
  goOnline();
  expect([count(add), count(remove)]).toEqual([1, 1]);
  fireEvent.error(screen.getByAltText('Fendt'));
  unmount();
  expect([count(add), count(remove)]).toEqual([2, 2]);
});

test('until it has loaded, the image that the browser has is behind it', () => {
  render(<StockPicture sources={sources} alt="Fendt" sizes="100vw" placeholder="https://images.example/card.avif" />);
  expect(screen.getByAltText('Fendt').style.backgroundImage).toContain('https://images.example/card.avif');
});

test('when it cannot be had, the image that the browser has stays', () => {
  const small = 'https://images.example/card.avif';
  render(<StockPicture sources={sources} alt="Fendt" sizes="100vw" placeholder={small} />);
  fireEvent.error(screen.getByAltText('Fendt'));
  expect(screen.getByAltText('Fendt')).toHaveAttribute('src', small);
  goOnline();
  expect(screen.getByAltText('Fendt')).toHaveAttribute('src', sources.src);
});
