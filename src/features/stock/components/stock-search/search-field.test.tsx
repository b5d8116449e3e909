/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { navigate } from 'gatsby';

import {
  fetchMock,
  getActiveOption,
  getOption,
  getOptions,
  onChoose,
  onTerm,
  renderSearchPage,
  startSearchTest,
  wait,
} from '@/testing/search-page';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

beforeEach(startSearchTest);
afterEach(() => {
  jest.useRealTimers();
});

describe('an input method', () => {
  it.each([
    ['as most browsers do', { isComposing: true }],
    ['as Safari does of the last key', { keyCode: 229 }],
  ])('keeps its keys, told %s', async (_, told) => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    await user.keyboard('{ArrowDown}');
    const active = getActiveOption(field);
    expect(active).not.toBeNull();
    for (const key of ['Enter', 'ArrowDown', 'Escape']) expect(fireEvent.keyDown(field, { key, ...told })).toBe(true);
    expect(getActiveOption(field)).toBe(active);
    expect(onChoose).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(onChoose).toHaveBeenCalledTimes(1);
  });
});

describe('the suggestions', () => {
  it('are fetched on focus, not before, and again after a failure', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user, field } = renderSearchPage('de');
    await wait(1000);
    expect(fetchMock).not.toHaveBeenCalled();
    await user.click(field);
    await wait(0);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await user.tab();
    await user.click(field);
    await user.keyboard('fe');
    await wait(0);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(getOptions()).not.toEqual([]);
  });

  it('are listed with their kind, and the letters that were typed stand out', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    expect(getOptions()).toEqual([
      'Fendt Merk ·\u00a02 machines',
      'Fendt 724 Vario Model ·\u00a02 machines',
      'Fendt 724 Vario Voorraadnummer L102',
      'Fendt 724 Vario Voorraadnummer L101',
    ]);
    const [first] = screen.getAllByRole('option');
    expect(within(first ?? field).getByText('Fen', { selector: 'mark' })).toBeInTheDocument();
    expect(screen.getByRole('listbox', { name: 'Suggesties' })).toBeInTheDocument();
  });

  it('name an item without a name by its number', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'x-999');
    await wait(0);
    expect(getOptions()).toEqual(['Machine X999 Voorraadnummer X999']);
  });

  it('are counted aloud once the visitor pauses, and only while they are open', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fendt');
    await wait(0);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await wait(600);
    expect(screen.getByRole('status')).toHaveTextContent('4 suggesties');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

describe('the keyboard', () => {
  it('moves through the list in a circle, with the focus in the field', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(getActiveOption(field)).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(getActiveOption(field)).toBe('Fendt Merk ·\u00a02 machines');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Fendt Merk');
    await user.keyboard('{ArrowUp}');
    expect(getActiveOption(field)).toContain('L101');
    await user.keyboard('{ArrowDown}');
    expect(getActiveOption(field)).toBe('Fendt Merk ·\u00a02 machines');
    expect(field).toHaveFocus();
    await user.keyboard('d');
    expect(getActiveOption(field)).toBeNull();
  });

  it('begins at the last one going up', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    await user.keyboard('{ArrowUp}');
    expect(getActiveOption(field)).toContain('L101');
  });

  it('leaves Home and End to the text', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    await user.keyboard('{ArrowDown}{Home}');
    expect(field.selectionStart).toBe(0);
    await user.keyboard('{End}');
    expect(field.selectionStart).toBe(3);
  });

  it('chooses the active one with Enter, and does not report the typed text', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith({ kind: 'make', make: 'Fendt', count: 2 });
    expect(getOptions()).toEqual([]);
    expect(field).toHaveValue('');
    await wait(1000);
    expect(onTerm).not.toHaveBeenCalled();
  });

  it('searches with Enter when none is active', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, ' fen ');
    await wait(0);
    await user.keyboard('{Enter}');
    expect(getOptions()).toEqual([]);
    await wait(1000);
    expect(onTerm.mock.calls).toEqual([['fen', 'done']]);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('closes with Escape, then clears with it', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    await user.keyboard('{Escape}');
    expect(getOptions()).toEqual([]);
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-controls');
    expect(field).toHaveValue('fen');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(onTerm.mock.calls).toEqual([['', 'cleared']]);
  });

  it('opens a closed list again with an arrow', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    await user.keyboard('{Escape}{ArrowDown}');
    expect(getActiveOption(field)).toBe('Fendt Merk ·\u00a02 machines');
  });

  it('closes with Tab', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    await user.tab();
    expect(field).not.toHaveFocus();
    expect(getOptions()).toEqual([]);
  });
});

describe('the pointer', () => {
  it('opens an item', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'l101');
    await wait(0);
    await user.click(getOption('L101'));
    expect(navigate).toHaveBeenCalledWith('/occasions/tractoren/fendt-724-vario-1');
    await wait(1000);
    expect(onTerm).not.toHaveBeenCalled();
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('chooses a category by its API name', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'shov');
    await wait(0);
    await user.click(getOption('Shovels'));
    expect(onChoose).toHaveBeenCalledWith({
      kind: 'category',
      name: 'wheelLoaders',
      label: 'Shovels',
      path: '/occasions/shovels',
      count: 2,
    });
    expect(field).toHaveFocus();
  });

  it('closes the list on a press outside, even where nothing takes the focus', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    fireEvent.pointerDown(screen.getByRole('combobox'));
    expect(getOptions()).not.toEqual([]);
    fireEvent.pointerDown(document.body);
    expect(getOptions()).toEqual([]);
    expect(field).toHaveFocus();
  });

  it('clears the field at once and leaves the focus in it', async () => {
    const { user, field } = renderSearchPage();
    expect(screen.queryByRole('button', { name: 'Zoekterm wissen' })).not.toBeInTheDocument();
    await user.type(field, 'fen');
    await wait(400);
    await user.click(screen.getByRole('button', { name: 'Zoekterm wissen' }));
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(onTerm.mock.calls).toEqual([
      ['fen', 'typing'],
      ['', 'cleared'],
    ]);
  });

  it('searches with the button at once', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await user.click(screen.getByRole('button', { name: 'Zoeken' }));
    await wait(1000);
    expect(onTerm.mock.calls).toEqual([['fen', 'done']]);
  });
});
