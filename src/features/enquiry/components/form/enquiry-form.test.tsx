/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createEnquiry, createItems, getEnquiryTexts } from '@/testing/factories/enquiry';

import type { Sender, Sending } from '../../api/create-sender';
import { readDraft, writeDraft } from '../../hooks/draft-storage';
import type { About } from '../../model/kinds';

import { EnquiryForm } from './enquiry-form';

const mockTranslate = getEnquiryTexts('nl');
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ iso: 'nl-NL', t: mockTranslate }) }));
jest.mock('@/i18n/localized-link', () => ({ LocalizedLink: () => null }));

const mockSend = jest.fn<Promise<void>, Parameters<Sender['send']>>();
let mockSending: Sending;
const mockSender: Sender = {
  get: () => mockSending,
  subscribe: () => () => undefined,
  send: mockSend,
  reset: () => {
    if (mockSending.id === 'sent') mockSending = { id: 'idle' };
  },
};
jest.mock('../../hooks/pending-submissions', () => ({ getSender: () => mockSender }));

const list = 'shortlist';
const getBoxes = () => within(screen.getByRole('group', { name: 'Over welke machines?' })).getAllByRole('checkbox');

const recipient = { company: 'Dealer BV', openNow: 'Open until 17:30', toDayNote: () => null };

function renderForm(about: readonly About[], skipped: readonly string[] = []) {
  const form = (offered: readonly About[]) => (
    <EnquiryForm
      {...{
        kind: 'product',
        about: offered,
        list,
        phone: null,
        email: null,
        recipient,
        locale: 'nl',
        known: { skipped },
      }}
      translateForDealer={mockTranslate}
      siteUrl="https://dealer.example"
    />
  );
  const { rerender } = render(form(about));
  return { offer: (next: readonly About[]) => rerender(form(next)) };
}

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Naam'), 'Jan');
  await userEvent.type(screen.getByLabelText('E-mail'), 'jan@visitor.example');
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Versturen' }));
const getSent = () => mockSend.mock.calls.map(([{ enquiry }]) => enquiry.about.map(({ id }) => id));

beforeEach(() => {
  mockSending = { id: 'idle' };
  mockSend.mockReset().mockResolvedValue();
  writeDraft(list, null);
});

it('names the machines of a list with their numbers, and sends about those that are ticked', async () => {
  renderForm(createItems(3).map((one) => (one.id === '2' ? { ...one, note: 'Gereserveerd' } : one)));
  expect(getBoxes()).toHaveLength(3);
  expect(screen.getByLabelText('Fendt 2 (L2) – Gereserveerd')).toBeChecked();
  expect(screen.queryByLabelText(/Voorraadnummer/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('Zijn deze machines nog beschikbaar?'));
  await userEvent.click(screen.getByLabelText('Fendt 1 (L1)'));
  await fillIn();
  expect(readDraft(list)?.values).toMatchObject({ name: 'Jan', skipped: ['1'] });
  await press();
  expect(getSent()).toEqual([['2', '3']]);
  await userEvent.click(screen.getByLabelText('Fendt 3 (L3)'));
  expect(screen.getByLabelText('Is deze machine nog beschikbaar?')).toBeChecked();
});

it('asks for a machine where none is ticked, and leads to them', async () => {
  renderForm(createItems(1));
  await fillIn();
  await userEvent.type(screen.getByLabelText('Bericht'), 'Hoi');
  await userEvent.click(screen.getByLabelText('Fendt 1 (L1)'));
  await press();
  expect(mockSend).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Kies een machine.' }));
  expect(screen.getByRole('group', { name: 'Over welke machines?' })).toHaveFocus();
  await userEvent.click(screen.getByLabelText('Fendt 1 (L1)'));
  await press();
  expect(getSent()).toEqual([['1']]);
});

it('says how many machines are too many, and begins with as many as fit', async () => {
  renderForm(createItems(22), ['21', '22']);
  expect(screen.getByText('Hoogstens 20 machines per bericht.')).toBeVisible();
  expect(getBoxes().filter((box) => (box as HTMLInputElement).checked)).toHaveLength(20);
  await userEvent.click(screen.getByLabelText('Fendt 21 (L21)'));
  await press();
  expect(screen.getByRole('link', { name: 'Kies hoogstens 20 machines.' })).toBeVisible();
  expect(mockSend).not.toHaveBeenCalled();
});

it('goes on with what was typed and skipped, and follows the list meanwhile', async () => {
  writeDraft(list, { values: { name: 'Jan', email: 'a@b.example', message: 'Hoi', skipped: ['2'] }, files: 0 });
  const items = createItems(4);
  const { offer } = renderForm(items.slice(0, 3));
  expect(screen.getByLabelText('Fendt 2 (L2)')).not.toBeChecked();
  expect(screen.getByLabelText('Naam')).toHaveValue('Jan');
  // One was removed, and another one was kept.
  offer(items.slice(1));
  await press();
  expect(getSent()).toEqual([['3', '4']]);
});

it('names what was sent', async () => {
  const about = createItems(2);
  mockSending = { id: 'sent', files: [], enquiry: createEnquiry({ kind: 'product', about, isChosen: true }) };
  renderForm(createItems(3));
  const notice = screen.getByRole('group', { name: /^Het bericht is verzonden/ });
  await screen.findByText('Verzonden aan Dealer BV.');
  expect(notice).toHaveTextContent('Het bericht gaat over:');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fendt 1 (L1)',
    'Fendt 2 (L2)',
  ]);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Naam', 'E-mail', 'Bericht']);
  expect(notice).toHaveTextContent('Wij antwoorden tijdens onze openingstijden:Open until 17:30');
  // Without a number there is nobody to call.
  expect(notice).not.toHaveTextContent('Bellen kan ook');
});

it('whoever writes again is known, and asks about the same machines', async () => {
  const values = { name: 'Jan', email: 'jan@visitor.example', phone: '123', message: 'Hoi', skipped: ['2'] };
  mockSending = { id: 'sent', files: [], enquiry: createEnquiry({ kind: 'product', about: createItems(1), values }) };
  renderForm(createItems(3), ['3']);
  await userEvent.click(screen.getByRole('button', { name: 'Nog een bericht sturen' }));
  expect(screen.getByLabelText('Naam')).toHaveValue('Jan');
  expect(screen.getByLabelText('E-mail')).toHaveValue('jan@visitor.example');
  expect(screen.getByLabelText(/^Telefoon/)).toHaveValue('123');
  expect(screen.getByLabelText('Bericht')).toHaveValue('');
  expect(getBoxes().map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true]);
  expect(readDraft(list)).toBeNull();
});
