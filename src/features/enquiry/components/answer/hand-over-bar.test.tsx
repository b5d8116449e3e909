/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';

import { createAnswerRequest, getAnswerTexts } from '@/testing/factories/answer';

import { HandOverBar } from './hand-over-bar';

const mockTranslate = getAnswerTexts('nl');
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ iso: 'nl-NL', t: mockTranslate }) }));

const writeText = jest.fn<Promise<void>, [string]>();
const short = { subject: 'Ihre Anfrage', body: 'Guten Tag' };
const long = { subject: 'Ihre Anfrage', body: 'ä'.repeat(900) };

beforeEach(() => {
  writeText.mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});

/** Presses the mail link; the test has no mail program. */
function pressMail(): string {
  const link = screen.getByRole('link', { name: 'Mail het antwoord' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return link.getAttribute('href') ?? '';
}

it('an answer that fits is in the link, and the clipboard stays as it is', () => {
  render(<HandOverBar request={createAnswerRequest()} answer={short} open={[]} />);
  expect(pressMail()).toContain('body=Guten%20Tag');
  expect(writeText).not.toHaveBeenCalled();
});

it('an answer that is too long for the link is brought by the clipboard, and says so', async () => {
  render(<HandOverBar request={createAnswerRequest()} answer={long} open={[]} />);
  expect(pressMail()).not.toContain('body=');
  expect(writeText).toHaveBeenCalledWith(long.body);
  expect(await screen.findByText(/plak het in de mail/)).toBeVisible();
});

it('says what to do where nothing can be copied', async () => {
  writeText.mockRejectedValue(new Error('not allowed'));
  render(<HandOverBar request={createAnswerRequest()} answer={short} open={[]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Kopieer' }));
  expect(await screen.findByText(/Selecteer het antwoord hierboven/)).toBeVisible();
});

it('offers only what the visitor gave, and the device has', async () => {
  const share = jest.fn<Promise<void>, [object]>().mockRejectedValue(new Error('closed'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  render(<HandOverBar request={createAnswerRequest({ email: '', phone: '05931 1234' })} answer={short} open={[]} />);
  expect(screen.queryAllByRole('link')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Delen' }));
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: short.subject, text: short.body }));
});
