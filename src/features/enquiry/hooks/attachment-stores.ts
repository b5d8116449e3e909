import { createAttachmentStore, type AttachmentStore } from '../files/attachment-store';
import { prepareFile } from '../files/prepare-file';
import type { FileKind } from '../model/file-limits';

const stores = new Map<string, AttachmentStore>();

/** The attachments of a form, which survive a navigation but not a reload. */
export function getAttachmentStore(form: string, kind: FileKind): AttachmentStore {
  const store = stores.get(form) ?? createAttachmentStore(kind, prepareFile);
  stores.set(form, store);
  return store;
}
