import { drawInWorker } from './draw-in-worker';
import { drawPhotoInWindow } from './draw-photo';
import { prepareFile } from './prepare-file';

jest.mock('./draw-in-worker', () => ({ drawInWorker: jest.fn() }));
jest.mock('./draw-photo', () => ({ drawPhotoInWindow: jest.fn() }));

const inWorker = jest.mocked(drawInWorker);
const inWindow = jest.mocked(drawPhotoInWindow);
const drawn = new Blob(['drawn'], { type: 'image/jpeg' });
const createFile = (text: string, type = '') =>
  new File([Uint8Array.from(text, (character) => character.charCodeAt(0))], 'file.jpg', { type });
const jpeg = createFile('\xff\xd8\xff\xe1 place');
const heic = createFile('\0\0\0\x1cftypheic\0\0\0\0heic');

beforeEach(() => {
  inWorker.mockResolvedValue(drawn);
  inWindow.mockRejectedValue(new Error('not a photo'));
});

it('a photo is drawn anew by a worker', async () => {
  expect(await prepareFile(jpeg, 'photos')).toEqual({ status: 'ok', file: drawn });
  expect(inWindow).not.toHaveBeenCalled();
});

it('a photo that no worker can draw is drawn in the window, as HEIC is in some browsers', async () => {
  inWorker.mockResolvedValue(null);
  inWindow.mockResolvedValue(drawn);
  expect(await prepareFile(heic, 'photos')).toEqual({ status: 'ok', file: drawn });
});

it('a photo that nothing can draw says so, HEIC by its name', async () => {
  inWorker.mockResolvedValue(null);
  expect(await prepareFile(jpeg, 'photos')).toEqual({ status: 'error', problem: 'unreadable' });
  expect(await prepareFile(heic, 'photos')).toEqual({ status: 'error', problem: 'heic' });
});

it('what only says that it is a photo is none', async () => {
  for (const text of ['MZ\x90', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', '']) {
    expect(await prepareFile(createFile(text, 'image/jpeg'), 'photos')).toEqual({ status: 'error', problem: 'type' });
  }
  expect(inWorker).not.toHaveBeenCalled();
});

it('a CV is a PDF, whatever it is called, and goes as it is', async () => {
  expect(await prepareFile(jpeg, 'cv')).toEqual({ status: 'error', problem: 'type' });
  const prepared = await prepareFile(createFile('%PDF-1.7 cv', 'text/plain'), 'cv');
  expect(prepared.status === 'ok' && [prepared.file.type, await prepared.file.text()]).toEqual([
    'application/pdf',
    '%PDF-1.7 cv',
  ]);
});

it('a file that is gone by now cannot be read', async () => {
  const gone = createFile('x');
  jest
    .spyOn(gone, 'slice')
    .mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error()) }));
  expect(await prepareFile(gone, 'photos')).toEqual({ status: 'error', problem: 'unreadable' });
});
