/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';

import { checkNetwork } from '@/lib/network';
import { refusePage } from '@/lib/refused-page';

import { OfflineNote } from './offline-note';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));

const request = jest.fn<Promise<Response>, []>();
globalThis.fetch = request;

function setOnline(isOnline: boolean): Promise<void> {
  if (isOnline) request.mockResolvedValue({} as Response);
  else request.mockRejectedValue(new TypeError('Failed to fetch'));
  return act(async () => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    await checkNetwork();
  });
}

it('says that there is no network, that a page cannot be had without, and nothing when it is back', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await setOnline(true);
  render(<OfflineNote />);
  await setOnline(true);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('common:site.isOffline');
  act(refusePage);
  expect(screen.getByRole('alert')).toHaveTextContent('common:site.offline');
  await setOnline(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await setOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('common:site.isOffline');
});
