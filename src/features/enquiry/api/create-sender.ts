import type { Locale } from '../../../i18n/locales';
import type { Translate } from '../../../i18n/text-keys';
import type { MailFailureCause } from '../../../lib/mail-failure';
import { startStopwatch, type Stopwatch } from '../../../lib/stopwatch';
import { toDataUrl, type AttachmentFile, type AttachmentStore } from '../files/attachment-store';
import { buildEmail } from '../model/build-email';
import type { Enquiry } from '../model/kinds';
import { findSuspicion, type Suspicion } from '../model/spam';

import { sendEnquiry, type SendEnquiry, type SendStep } from './send-enquiry';

/**
 * The state of a submission as the form shows it. `held`: files were left out during the last attempt, and the visitor
 * decides whether to send without them. Each attempt has a number, so that its message counts as new.
 */
export type Sending =
  | { id: 'idle' | 'preparing' }
  | { id: 'sent'; enquiry: Enquiry; files: readonly string[] }
  | SendStep
  | { id: 'held'; attempt: number; names: readonly string[] }
  | { id: 'failed'; attempt: number; suspicion: Suspicion | null };

/**
 * One submission: how long the form has been open in milliseconds, the visitor's locale, the translate function of the
 * dealer's texts, and the site with the page for answers.
 */
type Sent = { enquiry: Enquiry; openFor: number; locale: Locale; translateForDealer: Translate; siteUrl: string };

export type Sender = {
  get: () => Sending;
  subscribe: (onChange: () => void) => () => void;
  /** Sends an enquiry with the form's files. Ignored while another one is being sent. Never throws. */
  send: (sent: Sent) => Promise<void>;
  /** Clears the result of the last submission; one in progress continues. */
  reset: () => void;
};

export function isBusy({ id }: Sending): boolean {
  return !['idle', 'held', 'failed', 'sent'].includes(id);
}

type Options = Pick<SendEnquiry, 'url' | 'post' | 'network'> & {
  store: AttachmentStore;
  onSent: () => void;
  /** Hears of each attempt that failed for the visitor: not of those that are refused as spam. */
  onFailed: (cause: MailFailureCause) => void;
};

/**
 * Sends the enquiries of a form independently of the UI: a submission continues when the visitor opens another page.
 */
export function createSender({ url, post, network, store, onSent, onFailed }: Options): Sender {
  let sending: Sending = { id: 'idle' };
  let attempt = 0;
  /** Since a submission was first refused as spam. */
  let sinceRefusal: Stopwatch | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Sending) => {
    sending = next;
    for (const listener of listeners) listener();
  };

  const sendNow = async ({ enquiry, openFor, locale, translateForDealer, siteUrl }: Sent): Promise<Sending> => {
    const suspicion = findSuspicion(enquiry, { openFor, sinceRefusal: sinceRefusal?.() ?? null });
    if (suspicion !== null) {
      if (suspicion !== 'links') sinceRefusal ??= startStopwatch();
      console.error('Something went wrong sending the e-mail:', 'refused as spam', suspicion);
      return { id: 'failed', attempt, suspicion };
    }
    set({ id: 'preparing' });
    const refused = store.get().refused.length;
    const files = await store.whenReady();
    const leftOut = store.get().refused.slice(refused);
    if (leftOut.length > 0) return { id: 'held', attempt, names: leftOut.map(({ name }) => name) };
    const names = toReadyNames(store.get().files);
    const [cv] = enquiry.kind === 'application' ? store.get().files : [];
    const images = await Promise.all(files.map((file) => toDataUrl(file).catch(() => null)));
    const lost = files.filter((_, index) => images[index] === null).map(store.refuse);
    if (lost.length > 0) return { id: 'held', attempt, names: lost };
    const attached = { images: images.filter((image) => image !== null), cv: cv?.name ?? null };
    const body = buildEmail(enquiry, attached, locale, translateForDealer, siteUrl);
    const result = await sendEnquiry({ url, body, post, network, onStep: set });
    if (result.status === 200) return { id: 'sent', enquiry, files: names };
    onFailed(result.cause);
    return { id: 'failed', attempt, suspicion: null };
  };

  return {
    get: () => sending,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    send: async (sent) => {
      if (isBusy(sending)) return;
      attempt += 1;
      try {
        const result = await sendNow(sent);
        if (result.id === 'sent') {
          sinceRefusal = null;
          onSent();
        }
        set(result);
      } catch (error) {
        console.error('Something went wrong sending the e-mail:', error);
        set({ id: 'failed', attempt, suspicion: null });
        onFailed('script');
      }
    },
    reset: () => {
      if (!isBusy(sending)) set({ id: 'idle' });
    },
  };
}

/** A file that is added while others are prepared is not sent. */
const toReadyNames = (files: readonly Pick<AttachmentFile, 'name' | 'ready'>[]): string[] =>
  files.flatMap(({ name, ready }) => (ready === null ? [] : [name]));
