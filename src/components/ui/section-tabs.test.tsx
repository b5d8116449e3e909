/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SectionTabs } from './section-tabs';

jest.mock('gatsby', () => ({}));

const sections = [
  { id: 'details', title: 'Details', content: <p>Groen</p> },
  { id: 'technical', title: 'Technische Informationen', content: <p>120 kW</p> },
  { id: 'accessories', title: 'Zubehör', content: <p>Frontlader</p> },
];
const ui = <SectionTabs label="Daten" sections={sections} />;

let isDesktop: boolean;
const listeners = new Set<() => void>();

function setDesktop(next: boolean): void {
  isDesktop = next;
  for (const listener of listeners) listener();
}

beforeEach(() => {
  isDesktop = true;
  window.location.hash = '';
  window.matchMedia = jest.fn().mockImplementation(() => ({
    matches: isDesktop,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
});

/** The sections that are not hidden, by their text. */
function getShown(): (string | null)[] {
  const contents = ['Groen', '120 kW', 'Frontlader'].map((text) => screen.getByText(text));
  return contents.filter((content) => content.closest('[hidden]') === null).map(({ textContent }) => textContent);
}

function getSelected(): HTMLElement {
  return screen.getByRole('tab', { selected: true });
}

describe('on a desktop', () => {
  it('there is a tab for each section, and the first is shown', () => {
    render(ui);
    expect(screen.getByRole('tablist', { name: 'Daten' })).toBeInTheDocument();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.getAttribute('aria-controls'))).toEqual(sections.map(({ id }) => id));
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
    expect(getSelected()).toHaveAccessibleName('Details');
    expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Groen');
    expect(getShown()).toEqual(['Groen']);
  });

  it('what is not shown can be found by the search of the browser, which selects it', () => {
    render(ui);
    const [details, technical, accessories] = screen.getAllByRole('tabpanel', { hidden: true });
    for (const panel of [technical, accessories]) expect(panel).toHaveAttribute('hidden', 'until-found');
    fireEvent(screen.getByText('Frontlader'), new Event('beforematch', { bubbles: true }));
    expect(getSelected()).toHaveAccessibleName('Zubehör');
    expect(getShown()).toEqual(['Frontlader']);
    expect(details).toHaveAttribute('hidden', 'until-found');
  });

  it('a press selects, without another step of the history', async () => {
    render(ui);
    await userEvent.click(screen.getByRole('tab', { name: 'Zubehör' }));
    expect(getShown()).toEqual(['Frontlader']);
    expect(window.location.hash).toBe('');
  });

  it.each([
    ['{ArrowRight}', 'Technische Informationen'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Details'],
    ['{ArrowLeft}', 'Zubehör'],
    ['{End}', 'Zubehör'],
    ['{End}{Home}', 'Details'],
    ['{ArrowRight} ', 'Technische Informationen'],
    ['{Alt>}{ArrowLeft}{/Alt}', 'Details'],
  ])('the keys %s lead to %s', async (keys, title) => {
    render(ui);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(getSelected()).toHaveAccessibleName(title);
    expect(getSelected()).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: title })).toBeInTheDocument();
  });

  it('one press of Tab leads from the tabs to what is shown', async () => {
    render(ui);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('the address selects, at first and when it changes; what it does not know changes nothing', () => {
    window.location.hash = '#technical';
    render(ui);
    expect(getShown()).toEqual(['120 kW']);
    window.location.hash = '#accessories';
    fireEvent(window, new Event('hashchange'));
    expect(getShown()).toEqual(['Frontlader']);
    window.location.hash = '';
    fireEvent(window, new Event('hashchange'));
    expect(getShown()).toEqual(['Frontlader']);
  });

  it.each(['tab', 'tabpanel'])('the first has the focus when the %s that had it goes', async (role) => {
    const { rerender } = render(ui);
    await userEvent.click(screen.getByRole('tab', { name: 'Zubehör' }));
    act(() => screen.getByRole(role, { name: 'Zubehör' }).focus());
    rerender(<SectionTabs label="Daten" sections={sections.slice(0, 2)} />);
    expect(screen.getByRole('tab', { name: 'Details' })).toHaveFocus();
  });

  it('the focus stays where it is when another section goes, and elsewhere', async () => {
    const { rerender } = render(ui);
    await userEvent.tab();
    rerender(<SectionTabs label="Daten" sections={sections.slice(0, 2)} />);
    expect(getSelected()).toHaveFocus();
    act(() => getSelected().blur());
    rerender(<SectionTabs label="Daten" sections={sections.slice(1, 2)} />);
    expect(document.body).toHaveFocus();
  });

  it('the first is shown when the selected one goes', () => {
    window.location.hash = '#accessories';
    const { rerender } = render(ui);
    rerender(<SectionTabs label="Daten" sections={sections.slice(0, 2)} />);
    expect(getSelected()).toHaveAccessibleName('Details');
  });
});

it('on a phone all sections are open under their headings, and there are no tabs', () => {
  isDesktop = false;
  render(ui);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    sections.map(({ title }) => title),
  );
  expect(getShown()).toHaveLength(3);
  for (const role of ['tablist', 'tab', 'tabpanel']) expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

it('a window that becomes narrow opens all, and one that becomes wide remembers what was selected', async () => {
  render(ui);
  await userEvent.click(screen.getByRole('tab', { name: 'Zubehör' }));
  act(() => setDesktop(false));
  expect(getShown()).toHaveLength(3);
  act(() => setDesktop(true));
  expect(getShown()).toEqual(['Frontlader']);
});
