import { createAttachmentStore, type AttachmentStore } from '../files/attachment-store';
import { prepareFile } from '../files/prepare-file';
import type { FileKind } from '../model/file-limits';

const shelves = new Map<string, AttachmentStore>();

/** The attachments of a form, which survive a navigation but not a reload. */
export function getAttachmentStore(form: string, kind: FileKind): AttachmentStore {
  const shelf = shelves.get(form) ?? createAttachmentStore(kind, prepareFile);
  shelves.set(form, shelf);
  return shelf;
}
