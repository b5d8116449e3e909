import { machineTypes, type MachineType } from './covers';

/** The parts of a picture's path: `paint` is six lower-case hex digits without `#`, `index` starts at 1. */
export type PictureId = { machineType: MachineType; paint: string; advertisementID: string; index: number };

/** The maximum of pictures of a machine (the gallery's limit). */
export const maxPictures = 24;

const picturePath = /^\/pictures\/([a-z-]+)\/([0-9a-f]{6})-(\d{1,12})\/([1-9]\d?)\.jpg$/i;

const isMachineType = (text: string): text is MachineType => machineTypes.some((type) => type === text);

/**
 * Parses a picture's path; null if it is invalid.
 *
 * @example parsePicturePath('/pictures/tractor/3A7D2B-204170/2.jpg') // { machineType: 'tractor', paint: '3a7d2b',
 * advertisementID: '204170', index: 2 }
 */
export const parsePicturePath = (path: string): PictureId | null => {
  const [, machineType = '', paint = '', advertisementID = '', number = ''] = picturePath.exec(path) ?? [];
  const index = Number(number);
  if (!isMachineType(machineType) || index < 1 || index > maxPictures) return null;
  return { machineType, paint: paint.toLowerCase(), advertisementID, index };
};
