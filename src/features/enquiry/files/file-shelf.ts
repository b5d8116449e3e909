import { admitFiles, hasRoom, type FileKind, type FileProblem } from '../model/file-limits';

import type { Prepared } from './prepare-file';

/** A file that is sent along. Until it is ready there is nothing to show of it. */
export type ShelfFile = { id: number; name: string; ready: { file: Blob; url: string } | null };
export type Refused = { name: string; size: number; problem: FileProblem };
/** `done` of `total` files of what was chosen last are ready. */
export type Shelf = { files: readonly ShelfFile[]; refused: readonly Refused[]; done: number; total: number };

export type FileShelf = {
  get: () => Shelf;
  subscribe: (onChange: () => void) => () => void;
  add: (chosen: readonly File[]) => void;
  remove: (id: number) => void;
  clear: () => void;
  /** The files to send, when all of them are ready. */
  whenReady: () => Promise<Blob[]>;
};

const empty: Shelf = { files: [], refused: [], done: 0, total: 0 };

/** Keeps the files of a form, apart from what is on screen: they outlive a look at another page. One is made ready at a time. */
export function createFileShelf(kind: FileKind, prepare: (file: File, kind: FileKind) => Promise<Prepared>): FileShelf {
  let shelf = empty;
  let work = Promise.resolve();
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (change: Partial<Shelf>) => {
    shelf = { ...shelf, ...change };
    for (const listener of listeners) listener();
  };
  const drop = (id: number) => {
    const file = shelf.files.find((one) => one.id === id);
    if (file?.ready != null) URL.revokeObjectURL(file.ready.url);
    set({ files: shelf.files.filter((one) => one.id !== id) });
  };
  const has = (id: number) => shelf.files.some((one) => one.id === id);

  const make = async (file: File, id: number): Promise<void> => {
    const prepared: Prepared | null = has(id) ? await prepare(file, kind) : null;
    // It may have been removed meanwhile.
    if (prepared !== null && has(id)) {
      const others = shelf.files.flatMap(({ ready }) => ready?.file ?? []);
      const problem =
        prepared.status === 'error' ? prepared.problem : hasRoom(kind, others, prepared.file) ? null : 'together';
      if (prepared.status === 'ok' && problem === null) {
        const ready = { file: prepared.file, url: URL.createObjectURL(prepared.file) };
        set({ files: shelf.files.map((one) => (one.id === id ? { ...one, ready } : one)) });
      } else if (problem !== null) {
        drop(id);
        set({ refused: [...shelf.refused, { name: file.name, size: file.size, problem }] });
      }
    }
    set({ done: shelf.done + 1 });
  };

  return {
    get: () => shelf,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    add: (chosen) => {
      const { admitted, refused } = admitFiles(chosen, { kind, present: shelf.files.length });
      const added = admitted.map((file) => ({ file, id: (lastId += 1) }));
      const isIdle = shelf.done === shelf.total;
      set({
        files: [...shelf.files, ...added.map(({ file, id }) => ({ id, name: file.name, ready: null }))],
        refused: refused.map(({ file: { name, size }, problem }) => ({ name, size, problem })),
        done: isIdle ? 0 : shelf.done,
        total: (isIdle ? 0 : shelf.total) + added.length,
      });
      for (const { file, id } of added) work = work.then(() => make(file, id));
    },
    remove: drop,
    clear: () => {
      for (const { id } of shelf.files) drop(id);
      set(empty);
    },
    whenReady: async () => {
      await work;
      return shelf.files.flatMap(({ ready }) => ready?.file ?? []);
    },
  };
}

/** A file as the mail call wants it. */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new Error('cannot be read'));
    reader.readAsDataURL(file);
  });
}
