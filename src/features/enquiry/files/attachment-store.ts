import { inTime } from '../../../lib/in-time';
import { hasPlace, hasRoom, isTooLarge, type FileKind, type FileProblem } from '../model/file-limits';

import type { Prepared } from './prepare-file';

/** An attachment. `ready` is null until it is prepared. */
export type AttachmentFile = { id: number; name: string; ready: { file: Blob; url: string } | null };
export type Refused = { name: string; size: number; problem: FileProblem };
/** `done` of the `total` files chosen last are prepared. */
export type Attachments = {
  files: readonly AttachmentFile[];
  refused: readonly Refused[];
  done: number;
  total: number;
};

export type AttachmentStore = {
  get: () => Attachments;
  subscribe: (onChange: () => void) => () => void;
  add: (chosen: readonly File[]) => void;
  remove: (id: number) => void;
  clear: () => void;
  /**
   * Removes a file that could not be read while sending: it was moved or changed after it was chosen.
   * @returns its name
   */
  refuse: (file: Blob) => string;
  /** Resolves with the files to send when all of them are prepared. */
  whenReady: () => Promise<Blob[]>;
};

/** In milliseconds: reading a file from cloud storage may never finish, and neither may drawing a photo. */
const timeoutMs = 60_000;

const empty: Attachments = { files: [], refused: [], done: 0, total: 0 };

/** Holds the attachments of a form independently of the UI: they survive a navigation. Prepares one file at a time. */
export function createAttachmentStore(
  kind: FileKind,
  prepare: (file: File, kind: FileKind) => Promise<Prepared>,
): AttachmentStore {
  let attachments = empty;
  let work = Promise.resolve();
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<Attachments>) => {
    attachments = { ...attachments, ...change };
    for (const listener of listeners) listener();
  };
  const drop = (id: number) => {
    const file = attachments.files.find((one) => one.id === id);
    if (file?.ready != null) URL.revokeObjectURL(file.ready.url);
    set({ files: attachments.files.filter((one) => one.id !== id) });
  };
  const has = (id: number) => attachments.files.some((one) => one.id === id);

  const getReady = () => attachments.files.flatMap(({ ready }) => ready?.file ?? []);
  /** Prepares a file and checks the limits; null if it was removed in the meantime. */
  const check = async (file: File, id: number): Promise<Prepared | null> => {
    if (!has(id)) return null;
    if (!hasPlace(kind, getReady())) return { status: 'error', problem: 'many' };
    const prepared = await prepare(file, kind);
    if (!has(id)) return null;
    if (prepared.status === 'error' || hasRoom(kind, getReady(), prepared.file)) return prepared;
    return { status: 'error', problem: 'together' };
  };
  const leaveOut = ({ name, size }: File, id: number, problem: FileProblem) => {
    drop(id);
    set({ refused: [...attachments.refused, { name, size, problem }] });
  };
  /** Never throws: an error would block the following files. */
  const make = async (file: File, id: number): Promise<void> => {
    try {
      const checked = await inTime(check(file, id), timeoutMs);
      if (checked?.status === 'ok') {
        const ready = { file: checked.file, url: URL.createObjectURL(checked.file) };
        set({ files: attachments.files.map((one) => (one.id === id ? { ...one, ready } : one)) });
      } else if (checked !== null) leaveOut(file, id, checked.problem);
    } catch {
      if (has(id)) leaveOut(file, id, 'unreadable');
    }
    set({ done: attachments.done + 1 });
  };

  return {
    get: () => attachments,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    add: (chosen) => {
      const large = chosen.filter((file) => isTooLarge(kind, file));
      const added = chosen.filter((file) => !large.includes(file)).map((file) => ({ file, id: (lastId += 1) }));
      const isIdle = attachments.done === attachments.total;
      set({
        files: [...attachments.files, ...added.map(({ file, id }) => ({ id, name: file.name, ready: null }))],
        refused: large.map(({ name, size }) => ({ name, size, problem: 'large' })),
        done: isIdle ? 0 : attachments.done,
        total: (isIdle ? 0 : attachments.total) + added.length,
      });
      for (const { file, id } of added) work = work.then(() => make(file, id));
    },
    remove: (id) => {
      drop(id);
      // A removal frees space: forget the files refused for lack of it, so that they can be chosen again.
      set({ refused: attachments.refused.filter(({ problem }) => problem !== 'many' && problem !== 'together') });
    },
    clear: () => {
      for (const { id } of attachments.files) drop(id);
      set(empty);
    },
    refuse: (file) => {
      const lost = attachments.files.find(({ ready }) => ready?.file === file);
      if (lost === undefined) return '';
      drop(lost.id);
      set({ refused: [...attachments.refused, { name: lost.name, size: file.size, problem: 'unreadable' }] });
      return lost.name;
    },
    whenReady: async () => {
      await work;
      return getReady();
    },
  };
}

/** A file as a data URL for the mail call. Rejects if it cannot be read, or times out. */
export function toDataUrl(file: Blob): Promise<string> {
  const read = new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('cannot be read'));
    reader.readAsDataURL(file);
  });
  return inTime(read, timeoutMs);
}
