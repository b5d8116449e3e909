const megabyte = 1024 * 1024;

/** What may be added to an enquiry: how many files, how large each as chosen, and all of them together as sent. */
export const fileLimits = {
  photos: { count: 10, each: 15 * megabyte, together: 10 * megabyte, accept: 'image/*' },
  cv: { count: 1, each: 10 * megabyte, together: 10 * megabyte, accept: 'application/pdf,.pdf' },
} as const;

export type FileKind = keyof typeof fileLimits;

/**
 * Why a file is left out: too large by itself or with the others, more than may be, of another type, or not to be read.
 */
export type FileProblem = 'large' | 'together' | 'many' | 'type' | 'heic' | 'unreadable';

type Sized = { size: number };

/** Whether a file may be sent, as large as it was chosen. */
export function isTooLarge(kind: FileKind, { size }: Sized): boolean {
  return size > fileLimits[kind].each;
}

/** Whether there is a place left. Only a file that is ready takes one: what was chosen may turn out to be no photo. */
export function hasPlace(kind: FileKind, ready: readonly Sized[]): boolean {
  return ready.length < fileLimits[kind].count;
}

/** Whether one more file fits beside those that are ready. */
export function hasRoom(kind: FileKind, ready: readonly Sized[], next: Sized): boolean {
  return [...ready, next].reduce((sum, { size }) => sum + size, 0) <= fileLimits[kind].together;
}

/** Sides in pixels: no longer than this as sent. */
const longestSide = 1920;

/**
 * The size of a photo as it is sent: never larger than it was. @example toPhotoSize({ width: 4000, height: 3000 }) //
 * 1920 × 1440
 */
export function toPhotoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
