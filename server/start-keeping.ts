import type { Announcer } from './announce/announcer';
import type { ToEntryAddress } from './desk/entry-address';
import { createDeskMail, type DeskMail } from './desk/mail/desk-mail';
import type { MailSettings } from './desk/mail/mail-settings';
import type { Rebuilder } from './rebuild/create-rebuilder';
import { createKeeper, type Keeper } from './rebuild/keeper';

type Options = {
  releasesDir: string;
  siteUrl: string;
  rebuilder: Rebuilder;
  /** Who gets the weekly mail of the desk; null for nobody. */
  mail: MailSettings | null;
  /** Where the mail says that entries are edited; null where nobody knows. */
  toEntryAddress: ToEntryAddress | null;
};

export type Keeping = Keeper & {
  /** Says what announces, before the start; null for nothing. */
  setAnnouncing: (begin: (() => Announcer) | null) => void;
  getAnnounced: () => ReturnType<Announcer['getStatus']> | null;
};

/** What one server alone does, however many serve the same releases: builds, announces, sends mail. */
export function prepareKeeping({ releasesDir, siteUrl, rebuilder, mail, toEntryAddress }: Options): Keeping {
  let beginAnnouncing: (() => Announcer) | null = null;
  let announcer: Announcer | null = null;
  let deskMail: DeskMail | null = null;
  const keeper = createKeeper({
    releasesDir,
    async onKeep() {
      rebuilder.takeOver();
      await rebuilder.start();
      announcer = beginAnnouncing?.() ?? null;
      deskMail = mail === null ? null : createDeskMail({ settings: mail, releasesDir, siteUrl, toEntryAddress });
      void deskMail?.check();
    },
  });
  return {
    ...keeper,
    setAnnouncing: (begin) => (beginAnnouncing = begin),
    getAnnounced: () => announcer?.getStatus() ?? null,
    async stop() {
      deskMail?.stop();
      announcer?.stop();
      await rebuilder.stop();
      await keeper.stop();
    },
  };
}
