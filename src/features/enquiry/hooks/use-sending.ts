import { useEffect, useState } from 'react';

import { publicSettings } from '@/config/public-settings';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/text-keys';

import { postJson } from '../api/post-json';
import { sendEnquiry, type Network, type SendStep } from '../api/send-enquiry';
import { toDataUrl, type FileShelf } from '../files/file-shelf';
import { buildEmail } from '../model/build-email';
import { mailContract } from '../model/contract';
import type { Enquiry } from '../model/kinds';
import { isSuspicious } from '../model/spam';

export type Sending = { id: 'idle' } | { id: 'preparing' } | SendStep | { id: 'failed' } | { id: 'sent' };

const url = publicSettings.stockApiUrl + mailContract.path(publicSettings.stockCompanyId);

const network: Network = {
  isOnline: () => navigator.onLine,
  whenOnline: () => new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true })),
};

type Options = { shelf: FileShelf; locale: Locale; tellDealer: Translate; onSent: () => void };

/** Sends what was filled in, with its files, and says how far that is. It goes on when the visitor looks at another page. */
export function useSending({ shelf, locale, tellDealer, onSent }: Options) {
  const [sending, setSending] = useState<Sending>({ id: 'idle' });
  const [openedAt] = useState(Date.now);
  const isBusy = !['idle', 'failed', 'sent'].includes(sending.id);

  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  const send = async (enquiry: Enquiry): Promise<void> => {
    if (isSuspicious(enquiry.values, { openedAt, now: Date.now() })) {
      console.error('Something went wrong sending the e-mail:', 'it looks as if no person had filled it in');
      setSending({ id: 'failed' });
      return;
    }
    setSending({ id: 'preparing' });
    const { refused } = shelf.get();
    const files = await shelf.whenReady();
    if (shelf.get().refused !== refused) {
      // Something was left out only now: the visitor decides whether it goes without.
      setSending({ id: 'idle' });
      return;
    }
    const [cv] = enquiry.kind === 'application' ? shelf.get().files : [];
    const attached = { images: await Promise.all(files.map(toDataUrl)), cv: cv?.name ?? null };
    const body = buildEmail(enquiry, attached, locale, tellDealer);
    const result = await sendEnquiry({ url, body, post: postJson, network, onStep: setSending });
    if (result.status === 200) onSent();
    setSending({ id: result.status === 200 ? 'sent' : 'failed' });
  };

  return { sending, isBusy, send };
}
