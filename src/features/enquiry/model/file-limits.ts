const megabyte = 1024 * 1024;

/** Limits for attachments: number of files, size of each as chosen, and total size as sent. */
export const fileLimits = {
  photos: { count: 10, each: 15 * megabyte, together: 10 * megabyte, accept: 'image/*' },
  cv: { count: 1, each: 10 * megabyte, together: 10 * megabyte, accept: 'application/pdf,.pdf' },
} as const;

export type FileKind = keyof typeof fileLimits;

/** Why a file is refused: too large, too large in total, too many, wrong type, or unreadable. */
export type FileProblem = 'large' | 'together' | 'many' | 'type' | 'heic' | 'unreadable';

type Sized = { size: number };

/** Whether a file is too large as chosen. */
export function isTooLarge(kind: FileKind, { size }: Sized): boolean {
  return size > fileLimits[kind].each;
}

/** Whether another file may be added. Only prepared files count: a chosen one may turn out to be no photo. */
export function hasPlace(kind: FileKind, ready: readonly Sized[]): boolean {
  return ready.length < fileLimits[kind].count;
}

/** Whether one more file fits into the total size. */
export function hasRoom(kind: FileKind, ready: readonly Sized[], next: Sized): boolean {
  return [...ready, next].reduce((sum, { size }) => sum + size, 0) <= fileLimits[kind].together;
}

/** Maximum side length in pixels as sent. */
const maxSide = 1920;

/**
 * The size of a photo as it is sent; never scales up. @example toPhotoSize({ width: 4000, height: 3000 }) // 1920 ×
 * 1440
 */
export function toPhotoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
