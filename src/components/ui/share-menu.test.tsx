/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ShareMenu } from './share-menu';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key.replace(/.*\./, '') }) }));

const page = {
  url: 'https://dealer.example/occasions/tractoren/fendt-1',
  title: 'Fendt 724 & meer',
  text: 'Kijk eens: Fendt 724',
};

const share = jest.fn<Promise<void>, [object]>();
const writeText = jest.fn<Promise<void>, [string]>();
const scrollIntoView = jest.fn();
Element.prototype.scrollIntoView = scrollIntoView;

function setNavigator(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
  jest.useRealTimers();
});

function renderMenu() {
  const user = userEvent.setup({ delay: null });
  setNavigator('clipboard', { writeText });
  render(
    <>
      <ShareMenu {...page} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { user, button: screen.getByRole('button', { name: 'button' }) };
}

describe('where the device has a sheet of its own', () => {
  beforeEach(() => setNavigator('share', share));

  it('it opens, and nothing else', async () => {
    share.mockResolvedValue();
    const { user, button } = renderMenu();
    await user.click(button);
    expect(share).toHaveBeenCalledWith(page);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('closing it is no failure', async () => {
    jest.useFakeTimers();
    const cancel = () => Promise.reject(new DOMException('Share canceled', 'AbortError'));
    share.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 1000)).then(cancel));
    const { user, button } = renderMenu();
    await user.click(button);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await user.click(button);
    expect(share).toHaveBeenCalledTimes(2);
  });

  it('the menu takes over where there is nothing to share with', async () => {
    share.mockRejectedValue(new DOMException('No share targets', 'AbortError'));
    const { user, button } = renderMenu();
    await user.click(button);
    expect(screen.getByRole('list')).toBeInTheDocument();
  });

  it('the menu takes over with the next press when nothing ever comes of it', async () => {
    share.mockReturnValue(new Promise(() => undefined));
    const { user, button } = renderMenu();
    await user.click(button);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await user.click(button);
    expect(screen.getByRole('list')).toBeInTheDocument();
  });

  it('the menu takes over when it fails, and the button closes it', async () => {
    share.mockRejectedValue(new DOMException('Not here', 'NotAllowedError'));
    const { user, button } = renderMenu();
    await user.click(button);
    expect(screen.getByRole('list')).toBeInTheDocument();
    await user.click(button);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(share).toHaveBeenCalledTimes(1);
  });
});

describe('the menu', () => {
  async function renderOpen() {
    const { user, button } = renderMenu();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    return { user, button };
  }

  it('opens below the button that says so', async () => {
    const { button } = await renderOpen();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', screen.getByRole('list').id);
  });

  it('offers a mail and a message with the link', async () => {
    await renderOpen();
    expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute(
      'href',
      `mailto:?subject=Fendt%20724%20%26%20meer&body=Kijk%20eens%3A%20Fendt%20724%0D%0A%0D%0A${encodeURIComponent(page.url)}`,
    );
    expect(screen.getByRole('link', { name: 'whatsapp' })).toHaveAttribute(
      'href',
      `https://wa.me/?text=Kijk%20eens%3A%20Fendt%20724%20${encodeURIComponent(page.url)}`,
    );
  });

  it('copies the link and says so for two seconds', async () => {
    writeText.mockResolvedValue();
    jest.useFakeTimers();
    const { user } = await renderOpen();
    await user.click(screen.getByRole('button', { name: 'copy' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(writeText).toHaveBeenCalledWith(page.url);
    expect(screen.getByRole('status')).toHaveTextContent('copied');
    expect(screen.getByRole('button', { name: 'copied' })).toHaveFocus();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'copy' })).toHaveFocus();
  });

  it.each([
    ['refused', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
    ['missing', undefined],
  ])('gives the link to be copied by hand when the clipboard is %s', async (_, clipboard) => {
    const { user } = await renderOpen();
    setNavigator('clipboard', clipboard);
    await user.click(screen.getByRole('button', { name: 'copy' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'manual' });
    expect(field).toHaveValue(page.url);
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, page.url.length]);
  });

  it('gives the link to be copied by hand when nothing comes of the copying', async () => {
    writeText.mockReturnValue(new Promise(() => undefined));
    jest.useFakeTimers();
    const { user } = await renderOpen();
    await user.click(screen.getByRole('button', { name: 'copy' }));
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('textbox', { name: 'manual' })).toHaveValue(page.url);
  });

  it('closes with Escape, and the focus goes back to the button', async () => {
    const { user, button } = await renderOpen();
    await user.tab();
    expect(screen.getByRole('button', { name: 'copy' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('closes when something else is pressed', async () => {
    await renderOpen();
    fireEvent.pointerDown(screen.getByRole('list'));
    expect(screen.getByRole('list')).toBeInTheDocument();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('is all in sight where the window would end before it does', async () => {
    scrollIntoView.mockClear();
    await renderOpen();
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  });

  it('closes when the focus leaves it', async () => {
    const { user } = await renderOpen();
    await user.tab();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('list')).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
