import { encodings, readAcceptEncoding, type Encoding } from './accept-encoding';

/** One form of a file as it is sent: names and values of its headers in turn, when it was written (in milliseconds, by whole seconds), and its bytes. */
export type Form = { headers: string[]; etag: string; modified: number; body: Buffer };
export type RememberedFile = Partial<Record<Encoding, Form>> & { identity: Form };

export type Memory = {
  /** @param path as requests have it, without query */
  get: (path: string) => RememberedFile | undefined;
  set: (path: string, file: RememberedFile) => void;
  /** What is remembered, or can be read: once for all who ask meanwhile. Null: it is not worth it. */
  load: (path: string, read: () => Promise<RememberedFile | null>) => Promise<RememberedFile | null>;
};

/** Enough for the pages that are asked for; what is asked for again is kept. */
const mostBytes = 96 * 1024 * 1024;

/** Small files of one release, so that the pages most asked for cost no look at the disk. */
export function createMemory(most = mostBytes): Memory {
  const files = new Map<string, RememberedFile>();
  const loading = new Map<string, Promise<RememberedFile | null>>();
  let bytes = 0;
  return {
    get: (path) => files.get(path),
    set,
    load(path, read) {
      const known = files.get(path);
      if (known !== undefined) return Promise.resolve(known);
      const loaded =
        loading.get(path) ??
        read()
          .then((file) => {
            if (file !== null) set(path, file);
            return file;
          })
          .finally(() => loading.delete(path));
      loading.set(path, loaded);
      return loaded;
    },
  };

  function set(path: string, file: RememberedFile): void {
    forget(path);
    files.set(path, file);
    bytes += toBytes(file);
    // A map keeps the order in which its entries came.
    for (const oldest of files.keys()) if (bytes > most) forget(oldest);
  }

  function forget(path: string): void {
    const file = files.get(path);
    if (file === undefined) return;
    files.delete(path);
    bytes -= toBytes(file);
  }
}

function toBytes(file: RememberedFile): number {
  return encodings.reduce((sum, encoding) => sum + (file[encoding]?.body.length ?? 0), 0);
}

/** The form that a browser wants most of those that there are; the plain one where it takes none of them. */
export function chooseEncoding(file: RememberedFile, accepted?: string): Encoding {
  return readAcceptEncoding(accepted).find((encoding) => file[encoding] !== undefined) ?? 'identity';
}
