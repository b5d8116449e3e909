/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createEnquiry, getEnquiryTexts, stockItem } from '@/testing/factories/enquiry';

import type { Sender, Sending } from '../../api/create-sender';
import { readDraft, writeDraft } from '../../hooks/draft-storage';
import type { Asked } from '../../model/asked';

import { EnquiryForm } from './enquiry-form';

const mockTranslate = getEnquiryTexts('en');
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ iso: 'en-GB', t: mockTranslate }) }));
jest.mock('@/i18n/localized-link', () => ({ LocalizedLink: () => null }));

let mockSending: Sending;
const mockReset = jest.fn();
const mockSend = jest.fn(() => Promise.resolve());
const mockSender: Sender = {
  get: () => mockSending,
  subscribe: () => () => undefined,
  send: () => mockSend(),
  reset: mockReset,
};
jest.mock('../../hooks/pending-submissions', () => ({ getSender: () => mockSender }));

const mockForget = jest.fn();
/** Property names are their own words. */
const ask = (key: string, ...facts: string[]): Asked => ({
  key,
  load: (before) => {
    const names = [...new Set([...before, ...facts])];
    const words = { facts: names, gate: null };
    return Promise.resolve({ own: words, dealers: words, names, gate: '' });
  },
  forget: mockForget,
});
const toText = (fact: string) =>
  `Could you tell me the following about the Fendt 724 Vario (stock number L20417): ${fact}?`;

const recipient = { company: 'Dealer BV', openNow: 'Open until 17:30', toDayNote: () => null };

function renderForm(first: Asked | null) {
  const form = (asked: Asked | null) => (
    <EnquiryForm
      {...{ kind: 'product', about: [stockItem], phone: null, email: null, recipient, locale: 'en', asked }}
      translateForDealer={getEnquiryTexts('nl')}
      siteUrl="https://dealer.example"
    />
  );
  const { rerender, unmount } = render(form(first));
  return { ask: (next: Asked | null) => rerender(form(next)), unmount };
}

const getMessage = () => screen.getByLabelText<HTMLTextAreaElement>(/^Message/);
const waitForMessage = (text: string) => waitFor(() => expect(getMessage()).toHaveValue(text));

beforeEach(() => {
  mockSending = { id: 'idle' };
  mockReset.mockReset();
  mockForget.mockReset();
  writeDraft(stockItem.id, null);
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
});

it('says nothing of a field that it led to and the visitor left, and does once it is left again', async () => {
  renderForm(ask('left', 'length'));
  await waitForMessage(toText('length'));
  await userEvent.click(getMessage());
  const name = screen.getByLabelText('Name');
  expect(name).toHaveAttribute('aria-invalid', 'false');
  await userEvent.click(name);
  await userEvent.click(getMessage());
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
});

it('has the question of the link, and the focus in the first field that is left to fill in', async () => {
  renderForm(ask('first', 'length'));
  await waitForMessage(toText('length'));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  // Nobody has typed anything yet.
  expect(readDraft(stockItem.id)).toBeNull();
});

it('keeps what was typed, and where the visitor is', async () => {
  const { ask: askNext } = renderForm(null);
  await userEvent.type(getMessage(), 'Hello');
  askNext(ask('typed', 'length'));
  await waitForMessage(`Hello\n\n${toText('length')}`);
  expect(getMessage()).toHaveFocus();
});

it('takes another question for one that nobody changed', async () => {
  const { ask: askNext } = renderForm(ask('one', 'length'));
  await waitForMessage(toText('length'));
  askNext(ask('other', 'width'));
  await waitForMessage(toText('width'));
});

it('asks both of two facts, in the place of the first question, and keeps what was ticked and typed', async () => {
  const { ask: askNext } = renderForm(ask('first of two', 'length'));
  await waitForMessage(toText('length'));
  await userEvent.click(screen.getByLabelText('Is this machine still available?'));
  await userEvent.type(getMessage(), ' Thanks.');
  // As another page asks: with the second fact alone.
  askNext(ask('second of two', 'width'));
  await waitForMessage(`${toText('length and width')} Thanks.`);
  expect(screen.getByLabelText('Is this machine still available?')).toBeChecked();
  expect(readDraft(stockItem.id)?.values.askedFacts).toBe('length,width');
});

it('takes the question out of the address once it is sent, and not before', async () => {
  renderForm(ask('to be sent', 'length'));
  await waitForMessage(toText('length'));
  await userEvent.type(screen.getByLabelText('Name'), 'Jan');
  await userEvent.type(screen.getByLabelText('E-mail'), 'jan@visitor.example{Enter}');
  await waitFor(() => expect(mockSend).toHaveBeenCalledTimes(1));
  expect(mockForget).not.toHaveBeenCalled();
  mockSend.mockImplementation(() => {
    mockSending = { id: 'sent', files: [], enquiry: createEnquiry({ kind: 'product', about: [stockItem] }) };
    return Promise.resolve();
  });
  await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
  await waitFor(() => expect(mockForget).toHaveBeenCalledTimes(1));
});

it('does not take the focus when the visitor comes back', async () => {
  const { unmount } = renderForm(ask('again', 'length'));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  unmount();
  renderForm(ask('again', 'length'));
  await waitForMessage(toText('length'));
  expect(document.body).toHaveFocus();
});

it('keeps a question that goes with what was typed, and does not ask it twice', async () => {
  const { unmount } = renderForm(ask('kept', 'length'));
  await waitForMessage(toText('length'));
  await userEvent.type(screen.getByLabelText('Name'), 'Jan');
  await userEvent.clear(getMessage());
  await userEvent.type(getMessage(), 'How long is it?');
  unmount();
  renderForm(ask('kept', 'length'));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Jan'));
  await Promise.resolve();
  expect(getMessage()).toHaveValue('How long is it?');
});

it('without the words the form is as it is', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  renderForm({ key: 'broken', load: () => Promise.reject(new Error('offline')), forget: mockForget });
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(getMessage()).toHaveValue('');
  warn.mockRestore();
});

it('after a message was sent, another question begins a new one', async () => {
  mockSending = { id: 'sent', files: [], enquiry: createEnquiry({ kind: 'product', about: [stockItem] }) };
  mockReset.mockImplementation(() => {
    mockSending = { id: 'idle' };
  });
  const { ask: askNext } = renderForm(ask('sent', 'length'));
  expect(screen.queryByLabelText('Message')).not.toBeInTheDocument();
  askNext(ask('next', 'width'));
  await waitForMessage(toText('width'));
});

it('what was asked and sent is not asked again', async () => {
  mockSending = { id: 'sent', files: [], enquiry: createEnquiry({ kind: 'product', about: [stockItem] }) };
  mockReset.mockImplementation(() => {
    mockSending = { id: 'idle' };
  });
  renderForm(ask('sent before', 'length'));
  await userEvent.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(getMessage()).toHaveValue('');
});
