/**
 * @size small
 * @jest-environment jsdom
 */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createItems, getEnquiryTexts } from '@/testing/factories/enquiry';

import type { Sender } from '../../api/create-sender';
import { writeDraft } from '../../hooks/draft-storage';

import { EnquiryForm } from './enquiry-form';

const mockTranslate = getEnquiryTexts('nl');
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ iso: 'nl-NL', t: mockTranslate }) }));
jest.mock('@/i18n/localized-link', () => ({ LocalizedLink: () => null }));
const mockIdle = { id: 'idle' } as const;
const mockSender: Sender = {
  get: () => mockIdle,
  subscribe: () => () => undefined,
  send: () => Promise.resolve(),
  reset: () => undefined,
};
jest.mock('../../hooks/pending-submissions', () => ({ getSender: () => mockSender }));

const about = createItems(1).map((one) => ({ ...one, price: 'request' as const, rent: 'also' as const }));

function renderForm(): void {
  writeDraft('1', null);
  render(
    <EnquiryForm
      {...{ kind: 'product', about, phone: null, email: null, locale: 'nl' }}
      recipient={{
        company: 'Dealer BV',
        openNow: 'Open until 17:30',
        toDayNote: (day) => day !== '' && `Note on ${day}`,
      }}
      translateForDealer={mockTranslate}
      siteUrl="https://dealer.example"
    />,
  );
}

it('what was typed for a question stays while others are selected, and while it is not', async () => {
  renderForm();
  const chips = within(screen.getByRole('group', { name: 'Wat wilt u weten?' })).getAllByRole('checkbox');
  const [delivery, offer] = ['delivery', 'offer'].map((id) => chips.find((chip) => chip.getAttribute('value') === id));
  if (delivery === undefined || offer === undefined) throw new Error('There is no such question.');
  await userEvent.click(offer);
  await userEvent.type(screen.getByLabelText(/euro/), '3500');
  await userEvent.click(delivery);
  await userEvent.type(screen.getByLabelText(/Plaats/), 'Vechta');
  for (const chip of chips.filter((one) => one !== offer && one !== delivery)) {
    await userEvent.click(chip);
    expect([screen.getByLabelText(/Uw bod/), screen.getByLabelText(/Plaats/)].map(getValue)).toEqual([
      '3500',
      'Vechta',
    ]);
  }
  await userEvent.click(offer);
  expect(screen.queryByLabelText(/Uw bod/)).not.toBeInTheDocument();
  await userEvent.click(offer);
  expect(getValue(screen.getByLabelText(/Uw bod/))).toBe('3500');
});

it('says beside the day of a viewing what there is to say of it', async () => {
  renderForm();
  const viewing = within(screen.getByRole('group', { name: 'Wat wilt u weten?' })).getByLabelText(/bekijken/);
  await userEvent.click(viewing);
  expect(screen.queryByText(/Note on/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Dag/, { selector: '[type=date]' }), '2026-12-25');
  expect(screen.getByText('Note on 2026-12-25')).toBeVisible();
});

function getValue(box: HTMLElement): string {
  return (box as HTMLInputElement).value;
}
