/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SectionTabs } from './section-tabs';

jest.mock('gatsby', () => ({}));

const sections = [
  { id: 'details', title: 'Details', content: <p>Groen</p> },
  { id: 'technical', title: 'Technische Informationen', content: <p>120 kW</p> },
  { id: 'accessories', title: 'Zubehör', content: <p>Frontlader</p> },
];
const ui = <SectionTabs label="Daten" sections={sections} />;

/** What the observer reports, as a browser would when sections cross the line. */
let report: (reached: Record<string, boolean>) => void;
const observed = new Set<string>();
const scrolled: string[] = [];

beforeEach(() => {
  observed.clear();
  scrolled.length = 0;
  window.location.hash = '';
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  window.IntersectionObserver = class {
    constructor(callback: (entries: object[]) => void) {
      report = (reached) =>
        callback(
          Object.entries(reached).map(([id, isIntersecting]) => ({
            target: { id },
            isIntersecting,
          })),
        );
    }
    observe({ id }: Element) {
      observed.add(id);
    }
    disconnect() {
      observed.clear();
    }
  } as never;
});

const getTab = (name: string) => screen.getByRole('link', { name });
const getMarked = () => screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);

it('has all sections open under their headings, and a tab that is a link for each', () => {
  render(ui);
  for (const { title } of sections) expect(screen.getByRole('region', { name: title })).toBeVisible();
  for (const text of ['Groen', '120 kW', 'Frontlader']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Daten' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual(
    sections.map(({ id }) => `#${id}`),
  );
});

it('marks the section that is being read, and between two the one before', () => {
  render(ui);
  expect(getMarked()).toEqual(['Details']);
  expect([...observed]).toEqual(sections.map(({ id }) => id));
  act(() => report({ details: false, technical: true }));
  expect(getMarked()).toEqual(['Technische Informationen']);
  act(() => report({ technical: false }));
  expect(getMarked()).toEqual(['Technische Informationen']);
});

it('a press leads to the section and on from there by keyboard, without another step of the history', async () => {
  render(ui);
  await userEvent.click(getTab('Zubehör'));
  expect(scrolled).toEqual(['accessories']);
  expect(screen.getByRole('region', { name: 'Zubehör' })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('is the same without an observer', () => {
  window.IntersectionObserver = undefined as never;
  render(ui);
  expect(getMarked()).toEqual(['Details']);
});

it('marks the first when the marked one goes', () => {
  const { rerender } = render(ui);
  act(() => report({ accessories: true }));
  rerender(<SectionTabs label="Daten" sections={sections.slice(0, 2)} />);
  expect(getMarked()).toEqual(['Details']);
});

it.each(['link', 'region'])('the first tab has the focus when the %s that had it goes', (role) => {
  const { rerender } = render(ui);
  act(() => screen.getByRole(role, { name: 'Zubehör' }).focus());
  rerender(<SectionTabs label="Daten" sections={sections.slice(0, 2)} />);
  expect(getTab('Details')).toHaveFocus();
});

it('the focus stays where it is when another section goes, and elsewhere', () => {
  const { rerender } = render(ui);
  act(() => getTab('Technische Informationen').focus());
  rerender(<SectionTabs label="Daten" sections={sections.slice(0, 2)} />);
  expect(getTab('Technische Informationen')).toHaveFocus();
  act(() => getTab('Technische Informationen').blur());
  rerender(<SectionTabs label="Daten" sections={sections.slice(1, 2)} />);
  expect(document.body).toHaveFocus();
});
