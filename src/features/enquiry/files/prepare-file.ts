import type { FileKind, FileProblem } from '../model/file-limits';
import { getFileType, signatureLength } from '../model/file-type';

import { drawInWorker } from './draw-in-worker';
import { drawPhotoInWindow } from './draw-photo';

/** A file ready to send, or why it is refused. */
export type Prepared = { status: 'ok'; file: Blob } | { status: 'error'; problem: FileProblem };

/** Checks the type of a chosen file, and redraws a photo. Never throws. */
export async function prepareFile(file: File, kind: FileKind): Promise<Prepared> {
  try {
    const type = getFileType(new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()));
    const isAccepted = kind === 'cv' ? type === 'pdf' : type !== null && type !== 'pdf';
    if (!isAccepted) return { status: 'error', problem: 'type' };
    if (kind === 'cv') return { status: 'ok', file: file.slice(0, file.size, 'application/pdf') };
    const photo = (await drawInWorker(file)) ?? (await drawPhotoInWindow(file).catch(() => null));
    if (photo !== null) return { status: 'ok', file: photo };
    return { status: 'error', problem: type === 'heic' ? 'heic' : 'unreadable' };
  } catch {
    return { status: 'error', problem: 'unreadable' };
  }
}
