import { prepareImage } from './draw';

const timeoutMs = 15_000;
const maxBytes = 25_000_000;
/** A host that fails so often in a row is not asked again in this build. */
const maxFailures = 5;

export type ImageSource = {
  /** A photo cut to its place, or null where it cannot be had. */
  fetch: (url: string) => Promise<Buffer | null>;
  /** How many could not be had. */
  getFailures: () => number;
};

/** Photos of the stock, from wherever they are. A host that is down costs a build seconds, not hours. */
export function createImageSource(): ImageSource {
  let failed = 0;
  const inARow = new Map<string, number>();
  return {
    getFailures: () => failed,
    fetch: async (url) => {
      const host = toHost(url);
      const before = inARow.get(host) ?? 0;
      const photo = before >= maxFailures ? null : await fetchPhoto(url);
      if (photo === null) failed += 1;
      inARow.set(host, photo === null ? (inARow.get(host) ?? 0) + 1 : 0);
      return photo;
    },
  };
}

/** The host of an address; one that is none fails by itself, and not the build. */
function toHost(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return '';
  }
}

async function fetchPhoto(url: string): Promise<Buffer | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const isRight = response.ok && Number(response.headers.get('content-length') ?? '0') <= maxBytes;
    return isRight ? await prepareImage(Buffer.from(await response.arrayBuffer())) : null;
  } catch {
    return null;
  }
}
