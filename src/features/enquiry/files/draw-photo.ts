import { toPhotoSize } from '../model/file-limits';

const type = 'image/jpeg';
const quality = 0.82;

/**
 * Redraws a photo: upright, at the maximum size for sending, and without metadata such as place and time. Runs in a
 * worker. Throws if the browser cannot read the photo.
 */
export async function drawPhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = toPhotoSize(bitmap);
  const canvas = new OffscreenCanvas(width, height);
  draw(canvas.getContext('2d'), bitmap, { width, height });
  bitmap.close();
  return canvas.convertToBlob({ type, quality });
}

/**
 * The same on the main thread, for browsers without `OffscreenCanvas`, or that read more formats in an `img` element.
 */
export async function drawPhotoInWindow(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { width, height } = toPhotoSize({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    draw(canvas.getContext('2d'), image, { width, height });
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('encoding failed')) : resolve(blob)), type, quality);
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null;

function draw(context: Context, picture: CanvasImageSource, { width, height }: { width: number; height: number }) {
  if (context === null) throw new Error('no canvas');
  // Transparent pixels would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
}
