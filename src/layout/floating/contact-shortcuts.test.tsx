/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useContactAbout } from '../page-contact';

import { ContactShortcuts } from './contact-shortcuts';

let mockCompany: object | null;
let width: number;

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key.replace(/.*[.:]/, '') }) }));
jest.mock('@/features/company/use-company', () => ({ useCompany: () => mockCompany }));

beforeEach(() => {
  mockCompany = {
    name: 'Veldkamp',
    phone: { text: '+31 (0)570 00 00 12', href: 'tel:+31570000012' },
    email: 'a@b.example',
    whatsapp: { text: '+31 (0)6 00 00 00 12', href: 'https://wa.me/31600000012' },
  };
  width = 1440;
  window.matchMedia = (query) =>
    ({ matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]) }) as MediaQueryList;
});

function getHrefs(): (string | null)[] {
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}

it('leads to WhatsApp, mail and phone, without spaces and the optional zero', () => {
  render(<ContactShortcuts />);
  expect(getHrefs()).toEqual(['https://wa.me/31600000012', 'mailto:a@b.example', 'tel:+31570000012']);
});

it('on the page of an item message and mail name it, and on the next page no more', () => {
  function About() {
    useContactAbout(
      'Ik heb een vraag over Fendt 716 (L20417): https://dealer.example/x',
      'Vraag over Fendt 716 (L20417)',
    );
    return null;
  }
  const { rerender } = render(
    <>
      <ContactShortcuts />
      <About />
    </>,
  );
  const [chat = '', mail = '', phone] = getHrefs();
  expect(new URL(chat ?? '').searchParams.get('text')).toContain('Fendt 716 (L20417): https://dealer.example/x');
  expect(new URL(mail ?? '').searchParams.get('subject')).toBe('Vraag over Fendt 716 (L20417)');
  expect(phone).toBe('tel:+31570000012');
  rerender(<ContactShortcuts />);
  expect(getHrefs()[1]).toBe('mailto:a@b.example');
});

it.each([
  [992, true],
  [991, false],
])('is at a width of %s px open by itself: %s', (windowWidth, isOpen) => {
  width = windowWidth;
  render(<ContactShortcuts />);
  expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', String(isOpen));
  expect(getHrefs()).toHaveLength(isOpen ? 3 : 0);
});

it('shows only what the company has, and nothing when it has nothing', () => {
  mockCompany = { name: 'Veldkamp', phone: null, email: 'a@b.example', whatsapp: null };
  const { unmount } = render(<ContactShortcuts />);
  expect(getHrefs()).toEqual(['mailto:a@b.example']);
  unmount();
  mockCompany = { name: 'Veldkamp', phone: null, email: null, whatsapp: null };
  const { container } = render(<ContactShortcuts />);
  expect(container).toBeEmptyDOMElement();
});

it('is closed by its button and stays closed on the next page, until it is opened again', async () => {
  const { unmount } = render(<ContactShortcuts />);
  await userEvent.click(screen.getByRole('button'));
  expect(getHrefs()).toEqual([]);
  unmount();
  const { unmount: leave } = render(<ContactShortcuts />);
  expect(getHrefs()).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  leave();
  render(<ContactShortcuts />);
  expect(getHrefs()).toHaveLength(3);
});

it('opened on a phone, it is closed again on the next page', async () => {
  width = 390;
  const { unmount } = render(<ContactShortcuts />);
  await userEvent.click(screen.getByRole('button'));
  expect(getHrefs()).toHaveLength(3);
  unmount();
  render(<ContactShortcuts />);
  expect(getHrefs()).toEqual([]);
});

it('is closed by Escape when the visitor is in it, and keeps the focus', async () => {
  render(<ContactShortcuts />);
  await userEvent.keyboard('{Escape}');
  expect(getHrefs()).toHaveLength(3);
  screen.getAllByRole('link')[0]?.focus();
  await userEvent.keyboard('{Escape}');
  expect(getHrefs()).toEqual([]);
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(getHrefs()).toHaveLength(3);
});
