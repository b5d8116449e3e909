import { createFileShelf, type FileShelf } from '../files/attachment-store';
import { prepareFile } from '../files/prepare-file';
import type { FileKind } from '../model/file-limits';

const shelves = new Map<string, FileShelf>();

/** The files of a form, the same ones when a visitor comes back to its page. Files do not outlive a reload. */
export function getShelf(form: string, kind: FileKind): FileShelf {
  const shelf = shelves.get(form) ?? createFileShelf(kind, prepareFile);
  shelves.set(form, shelf);
  return shelf;
}
