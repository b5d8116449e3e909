import { createAttachmentStore, type AttachmentStore } from '../files/attachment-store';
import { prepareFile } from '../files/prepare-file';
import type { FileKind } from '../model/file-limits';

const shelves = new Map<string, AttachmentStore>();

/** The files of a form, the same ones when a visitor comes back to its page. Files do not outlive a reload. */
export function getAttachmentStore(form: string, kind: FileKind): AttachmentStore {
  const shelf = shelves.get(form) ?? createAttachmentStore(kind, prepareFile);
  shelves.set(form, shelf);
  return shelf;
}
