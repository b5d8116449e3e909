import { drawPhoto } from './draw-photo';

/** Draws one photo after the other, away from the window; one that cannot be read is answered with null. */
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void drawPhoto(data).then(
    (photo) => self.postMessage(photo),
    () => self.postMessage(null),
  );
});
