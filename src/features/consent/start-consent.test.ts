/** @jest-environment jsdom */
import type * as Consent from './start-consent';

const mockLeave = jest.fn();
jest.mock('./leave-page', () => ({ leavePage: () => mockLeave() as unknown }));
jest.mock('./fetch-translation', () => ({
  fetchTranslation: () =>
    Promise.resolve({
      consentModal: { title: 'Measure?', acceptAllBtn: 'Yes', acceptNecessaryBtn: 'No' },
      preferencesModal: {
        title: 'Settings',
        acceptAllBtn: 'Yes',
        acceptNecessaryBtn: 'No',
        savePreferencesBtn: 'Save',
        sections: [],
      },
    }),
}));

const tracker = 'https://leads.example/tracker.js';
let page: typeof Consent;

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const isTracked = () => [...document.scripts].some(({ src }) => src === tracker);
const getButton = (words: string) =>
  [...document.querySelectorAll<HTMLElement>('#cc-main button')].find(({ textContent }) => textContent === words);
const isAsked = () => document.documentElement.classList.contains('show--consent');
const readCookie = () => decodeURIComponent(/consent=([^;]*)/.exec(document.cookie)?.[1] ?? '');

/** As another tab writes it; null: it was deleted. */
function chooseElsewhere(categories: readonly string[] | null, time = new Date().toISOString()): void {
  const choice = { categories, revision: 0, data: null, consentId: 'a', services: {}, languageCode: 'nl' };
  const times = { consentTimestamp: '2026-01-01T00:00:00.000Z', lastConsentTimestamp: time };
  document.cookie =
    categories === null
      ? 'consent=; path=/; max-age=0'
      : `consent=${encodeURIComponent(JSON.stringify({ ...choice, ...times }))}; path=/`;
}
const agreed = ['necessary', 'marketing'];
const refused = ['necessary'];

let closeLast: () => void = () => undefined;

/** Opens a page, and closes the one before, so that it hears of nothing any more. */
async function open(): Promise<void> {
  closeLast();
  const undo: (() => void)[] = [];
  for (const target of [window, document]) {
    jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: boolean | object) => {
        EventTarget.prototype.addEventListener.call(target, type, listener, options);
        undo.push(() => target.removeEventListener(type, listener, options));
      });
  }
  closeLast = () => undo.forEach((each) => each());
  jest.resetModules();
  Reflect.deleteProperty(window, '_ccRun');
  document.documentElement.className = '';
  document.head.innerHTML = '';
  document.body.innerHTML = '<a href="/contact">Contact</a>';
  page = jest.requireActual<typeof Consent>('./start-consent');
  await page.startConsent('nl', [tracker]);
  await settle();
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
}

beforeEach(() => chooseElsewhere(null));
afterEach(() => jest.restoreAllMocks());

/** Every way in which a page hears that it may be out of date. */
const signals: Record<string, () => void> = {
  'another tab tells': () => window.dispatchEvent(new StorageEvent('storage', { key: 'consent-changed' })),
  'it comes into view': () => document.dispatchEvent(new Event('visibilitychange')),
  'it has the focus': () => window.dispatchEvent(new Event('focus')),
  'it comes from the back/forward cache': () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  'Back is pressed': () => window.dispatchEvent(new PopStateEvent('popstate')),
  'a link is pressed': () => document.querySelector<HTMLElement>('a[href]')?.click(),
};

describe.each(Object.entries(signals))('a page, when %s,', (_, signal) => {
  it('stops the tracker that it agreed to when consent was withdrawn since, and deletes its cookies', async () => {
    chooseElsewhere(agreed);
    await open();
    expect(isTracked()).toBe(true);
    document.cookie = 'tracked=1; path=/';
    signal();
    expect(mockLeave).not.toHaveBeenCalled();
    chooseElsewhere(refused);
    signal();
    expect(mockLeave).toHaveBeenCalledTimes(1);
    expect(document.cookie).not.toContain('tracked');
    expect(readCookie()).not.toContain('marketing');
  });

  it('stops it when the answer was deleted', async () => {
    chooseElsewhere(agreed);
    await open();
    chooseElsewhere(null);
    signal();
    expect(mockLeave).toHaveBeenCalledTimes(1);
  });

  it('takes its question away when it was answered elsewhere, and tracks only when it was agreed to', async () => {
    for (const answer of [refused, agreed]) {
      chooseElsewhere(null);
      await open();
      expect(isAsked()).toBe(true);
      chooseElsewhere(answer);
      signal();
      await settle();
      expect([isAsked(), isTracked()]).toEqual([false, answer === agreed]);
      expect(mockLeave).not.toHaveBeenCalled();
    }
  });
});

it('a press on a question that is out of date does not count', async () => {
  await open();
  chooseElsewhere(refused);
  const before = readCookie();
  getButton('Yes')?.click();
  await settle();
  expect(readCookie()).toBe(before);
  expect([isAsked(), isTracked()]).toEqual([false, false]);
});

it('a press in settings that are out of date does not count', async () => {
  chooseElsewhere(refused);
  await open();
  await page.showPreferences('nl', [tracker]);
  const later = new Date(Date.now() + 5).toISOString();
  chooseElsewhere(agreed, later);
  getButton('No')?.click();
  await settle();
  expect(readCookie()).toContain(later);
  expect(isTracked()).toBe(true);
});

it('who changes the mind here after another tab did is obeyed', async () => {
  chooseElsewhere(refused);
  await open();
  chooseElsewhere(agreed);
  signals['another tab tells']?.();
  await settle();
  await page.showPreferences('nl', [tracker]);
  await settle();
  getButton('No')?.click();
  expect(readCookie()).toContain('"categories":["necessary"]');
  expect(mockLeave).toHaveBeenCalledTimes(1);
});

it('an answer here is told to the other tabs, and nothing is left in the storage', async () => {
  const told = jest.spyOn(Storage.prototype, 'setItem');
  await open();
  expect(told).not.toHaveBeenCalled();
  getButton('Yes')?.click();
  expect(told).toHaveBeenCalledTimes(1);
  expect(window.localStorage).toHaveLength(0);
  expect(isTracked()).toBe(true);
  await settle();
  expect(mockLeave).not.toHaveBeenCalled();
});

it('an answer counts where storage is blocked', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  await open();
  getButton('No')?.click();
  expect(readCookie()).toContain('necessary');
  expect([isAsked(), isTracked()]).toEqual([false, false]);
});
