import { publicSettings } from '@/config/public-settings';
import { checkNetwork, hasNetwork, onNetwork } from '@/lib/network';

import { createSender, isBusy, type Sender } from '../api/create-sender';
import { postJson } from '../api/post-json';
import { reportMailFailure } from '../api/report-mail-failure';
import type { Network } from '../api/send-enquiry';
import type { AttachmentStore } from '../files/attachment-store';
import { mailContract } from '../model/contract';

import { writeDraft } from './draft-storage';

const url = publicSettings.stockApiUrl + mailContract.path(publicSettings.stockCompanyId);

const network: Network = {
  isOnline: checkNetwork,
  whenOnline: () =>
    new Promise((resolve) => {
      const finish = () => {
        if (!hasNetwork()) return;
        stop();
        resolve();
      };
      const stop = onNetwork(finish);
      finish();
    }),
};

const senders = new Map<string, Sender>();

/**
 * The sender of a form, which survives a navigation and a change of language, so that nothing is sent twice. Leaving
 * the site during a submission prompts the visitor.
 */
export function getSender(form: string, store: AttachmentStore): Sender {
  const known = senders.get(form);
  if (known !== undefined) return known;
  const sender = createSender({
    url,
    post: postJson,
    network,
    store,
    onSent: () => {
      writeDraft(form, null);
      store.clear();
    },
    onFailed: reportMailFailure,
  });
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  sender.subscribe(() => {
    if (isBusy(sender.get())) window.addEventListener('beforeunload', warn);
    else window.removeEventListener('beforeunload', warn);
  });
  senders.set(form, sender);
  return sender;
}
