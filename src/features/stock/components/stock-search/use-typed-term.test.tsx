/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';

import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';

import {
  getActiveOption,
  getOptions,
  onTerm,
  renderSearchPage,
  SearchPage,
  startSearchTest,
  wait,
} from '@/testing/search-page';

import { useTypedTerm } from './use-typed-term';

jest.mock('gatsby', () => ({ navigate: jest.fn() }));

beforeEach(startSearchTest);
afterEach(() => {
  jest.useRealTimers();
});

describe('a typed term', () => {
  it('is reported 300 ms after the last key, once, trimmed', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fe');
    await wait(299);
    await user.type(field, 'ndt ');
    await wait(299);
    expect(onTerm).not.toHaveBeenCalled();
    await wait(1);
    expect(onTerm.mock.calls).toEqual([['fendt', 'typing']]);
    expect(field).toHaveValue('fendt ');
    await user.type(field, ' ');
    await wait(1000);
    expect(onTerm).toHaveBeenCalledTimes(1);
  });

  it('is not reported after the field is unmounted', async () => {
    const { user, field, unmount } = renderSearchPage();
    await user.type(field, 'fen');
    unmount();
    await wait(1000);
    expect(onTerm).not.toHaveBeenCalled();
  });

  it('gives way to a change from outside, which closes the list', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(0);
    // Like a step back in the history: without moving the focus.
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(field).toHaveValue('kärcher');
    expect(getOptions()).toEqual([]);
    await wait(1000);
    expect(onTerm).not.toHaveBeenCalled();
  });

  it('stays when its own earlier report comes back while the visitor goes on', async () => {
    const { user, field } = renderSearchPage();
    await user.type(field, 'fen');
    await wait(300);
    expect(screen.getByText('fen', { selector: 'p' })).toBeInTheDocument();
    await user.type(field, 'd');
    expect(field).toHaveValue('fend');
  });

  it('is not reported during composition by an input method', async () => {
    const { field } = renderSearchPage();
    fireEvent.focus(field);
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'fe' } });
    await wait(1000);
    expect(onTerm).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    expect(getActiveOption(field)).toBeNull();
    fireEvent.compositionEnd(field);
    await wait(300);
    expect(onTerm.mock.calls).toEqual([['fe', 'typing']]);
  });

  it('is reported on Android, whose keyboards compose every word', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)');
    const { field } = renderSearchPage();
    fireEvent.focus(field);
    await wait(0);
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'fe' } });
    await wait(300);
    expect(onTerm.mock.calls).toEqual([['fe', 'typing']]);
    agent.mockRestore();
  });

  it('is reported once more in the very moment of its report', async () => {
    const reported: string[] = [];
    const { result } = renderHook(() => {
      const input = useRef<HTMLInputElement>(null);
      const onPause = (term: string) => {
        reported.push(term);
        // What understands it has just come.
        if (reported.length === 1) typed.repeat(term);
        return { term, key: '' };
      };
      const typed = useTypedTerm({ applied: { term: '', key: '' }, onPause, input });
      return typed;
    });
    act(() => result.current.type('fendt', false));
    await wait(1000);
    expect(reported).toEqual(['fendt', 'fendt']);
  });
});

describe('before scripts have come alive', () => {
  async function openBuiltPage() {
    // React's server renderer needs it, being made for Node.
    global.TextEncoder = TextEncoder;
    const { renderToString } = await import('react-dom/server');
    const host = document.createElement('div');
    host.innerHTML = renderToString(<SearchPage />);
    document.body.replaceChildren(host);
    return { host, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Zoeken in de voorraad' }) };
  }

  it('the field is a form of its own', async () => {
    const { field } = await openBuiltPage();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('action', '/occasions');
    expect(form.method).toBe('get');
    field.value = 'fendt 724';
    expect([...new FormData(form)]).toEqual([['freeTextSearch', 'fendt 724']]);
  });

  it('the typed text is kept and reported', async () => {
    const { host, field } = await openBuiltPage();
    field.value = 'fendt';
    const problems = jest.spyOn(console, 'error');
    const root = await act(() => Promise.resolve(hydrateRoot(host, <SearchPage />)));
    expect(problems).not.toHaveBeenCalled();
    expect(field).toHaveValue('fendt');
    await wait(300);
    expect(onTerm.mock.calls).toEqual([['fendt', 'typing']]);
    expect(screen.getByRole('combobox')).toBe(field);
    act(() => root.unmount());
  });
});
