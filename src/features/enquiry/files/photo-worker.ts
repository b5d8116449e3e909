import { drawPhoto } from './draw-photo';

/** Draws photos off the main thread; replies null for one that cannot be read. */
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void drawPhoto(data).then(
    (photo) => self.postMessage(photo),
    () => self.postMessage(null),
  );
});
