/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';

import { refusePage } from '@/lib/refused-page';

import { OfflineNote } from './offline-note';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

it('says that there is no network, that a page cannot be had without, and nothing when it is back', () => {
  render(<OfflineNote />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('common:site.isOffline');
  act(refusePage);
  expect(screen.getByRole('alert')).toHaveTextContent('common:site.offline');
  setOnline(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('common:site.isOffline');
});
