const megabyte = 1024 * 1024;

/** What may be added to an enquiry: how many files, how large each as chosen, and all of them together as sent. */
export const fileLimits = {
  photos: { count: 10, each: 15 * megabyte, together: 10 * megabyte, accept: 'image/*' },
  cv: { count: 1, each: 10 * megabyte, together: 10 * megabyte, accept: 'application/pdf,.pdf' },
} as const;

export type FileKind = keyof typeof fileLimits;

/** Why a file is left out: too large by itself or with the others, more than may be, of another type, or not to be read. */
export type FileProblem = 'large' | 'together' | 'many' | 'type' | 'heic' | 'unreadable';

type Sized = { size: number };

/** Which of the files just chosen are taken on, beside those that are there, and why the others are not. */
export function admitFiles<F extends Sized>(
  chosen: readonly F[],
  { kind, present }: { kind: FileKind; present: number },
): { admitted: F[]; refused: { file: F; problem: FileProblem }[] } {
  const { count, each } = fileLimits[kind];
  const small = chosen.filter(({ size }) => size <= each);
  const room = Math.max(0, count - present);
  return {
    admitted: small.slice(0, room),
    refused: [
      ...chosen.filter(({ size }) => size > each).map((file) => ({ file, problem: 'large' as const })),
      ...small.slice(room).map((file) => ({ file, problem: 'many' as const })),
    ],
  };
}

/** Whether one more file fits beside those that are ready. */
export function hasRoom(kind: FileKind, ready: readonly Sized[], next: Sized): boolean {
  return [...ready, next].reduce((sum, { size }) => sum + size, 0) <= fileLimits[kind].together;
}

/** Sides in pixels: no longer than this as sent. */
const longestSide = 1920;

/** The size of a photo as it is sent: never larger than it was. @example toPhotoSize({ width: 4000, height: 3000 }) // 1920 × 1440 */
export function toPhotoSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
