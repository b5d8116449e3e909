/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createEnquiry, getEnquiryTexts, stockItem } from '@/testing/factories/enquiry';

import type { EnquiryValues } from '../../model/fields';
import type { Enquiry } from '../../model/kinds';

import { SentNotice } from './sent-notice';

const mockTranslate = getEnquiryTexts('en');
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ iso: 'en-GB', t: mockTranslate }) }));

const phone = { text: '0123 456', href: 'tel:+31123456' };

const ownUrl = 'https://dealer.example/en/machine-204170';

async function renderNotice(
  values: Partial<EnquiryValues> = {},
  files: readonly string[] = [],
  more: Partial<Enquiry> = {},
): Promise<void> {
  const enquiry = createEnquiry({ kind: 'product', about: [{ ...stockItem, ownUrl }], values, ...more });
  render(
    <SentNotice
      {...{ isNew: true, enquiry, files, company: 'Dealer BV', openNow: <p>Open until 17:30</p>, phone }}
      onAgain={() => undefined}
    />,
  );
  await screen.findByText('Sent to Dealer BV.');
}

const getRows = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('says what went to whom, in the words of the visitor, and who can be called until when', async () => {
  await renderNotice({ questions: ['viewing', 'delivery'], day: '2026-12-03', way: 'video', place: 'Emmen' });
  expect(screen.getByRole('group', { name: /^The message has been sent/ })).toHaveFocus();
  expect(screen.getByText('Sent to Dealer BV.')).toBeVisible();
  expect(screen.getByText('Open until 17:30')).toBeVisible();
  expect(screen.getByRole('link', { name: '0123\u00a0456' })).toHaveAttribute('href', 'tel:+31123456');
  expect(getRows()).toEqual([
    ...['Jan de Vries', 'jan@visitor.example', 'Fendt 724 Vario', 'L20417'],
    'Can I see the machine? (Thursday 3 December 2026, by video call) · Can you deliver the machine to Emmen?',
    'Is hij er nog?',
  ]);
});

it('an application has an answer of its own', async () => {
  const enquiry = createEnquiry({ kind: 'application' });
  const sent = { isNew: true, enquiry, files: [], company: 'Dealer BV', openNow: null, phone };
  render(<SentNotice {...sent} onAgain={() => undefined} />);
  expect(await screen.findByText(/^Your application has been sent/)).toBeVisible();
});

it('names the files that arrived, and the number to call once', async () => {
  await renderNotice({}, ['CV <b>Jan</b>\u202e.pdf'], { kind: 'application' });
  expect(screen.getByText('CV')).toBeVisible();
  expect(getRows().at(-1)).toBe('CV <b>Jan</b>.pdf');
  expect(screen.queryByText(/^Call/)).not.toBeInTheDocument();
});

it('what was typed is text', async () => {
  await renderNotice({ message: '&lt;img src=x&gt; {{name}} $&' });
  expect(getRows().at(-1)).toBe('&lt;img src=x&gt; {{name}} $&');
});

it('copies all of it, however long, and mails it to the visitor as far as it fits', async () => {
  const user = userEvent.setup();
  const message = 'Müller 👍🏽 '.repeat(300).trim();
  await renderNotice({ message }, ['front.jpg', 'engine.jpg']);
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain(message);
  expect(copied).toMatch(new RegExp(`\nPhotos: front.jpg, engine.jpg\n${ownUrl}\nDealer BV · 0123 456$`));
  expect(copied).not.toMatch(/^ID\b/m);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  const link = screen.getByRole('link', { name: 'E-mail yourself a copy' }).getAttribute('href') ?? '';
  expect(link).toMatch(/^mailto:jan@visitor\.example\?subject=/);
  expect(link.length).toBeLessThan(2100);
});

it('where nothing may be copied the text is there, selected', async () => {
  const user = userEvent.setup();
  await renderNotice();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Copy this text:');
  expect(field).toHaveFocus();
  expect(field.selectionEnd).toBe(field.value.length);
  expect(field.value).toContain('Message: Is hij er nog?');
});
