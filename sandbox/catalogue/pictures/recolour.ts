/** Raw eight-bit pixels of one size: `pixels` has three channels (RGB), `mask` has one (255 for paint). */
type Recolouring = { pixels: Uint8Array; mask: Uint8Array; paint: string };

/** The brightness (linear, 0 to 1) of grey paint in direct sun in the renders. */
const litPaint = 0.44;

/** Above this brightness the render shows a reflection, which keeps its colour. */
const reflection = 0.44;

const toLinear = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const toByte = (linear: number): number => {
  const share = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, share)) * 255);
};

const linearOf = Float64Array.from({ length: 256 }, (_, value) => toLinear(value));

const at = (list: Float64Array | Uint8Array, index: number): number => list[index] ?? 0;

/**
 * Recolours grey paint: multiplies the light on it with the paint, and keeps reflections. Pixels outside the mask stay
 * unchanged.
 */
export const recolour = ({ pixels, mask, paint }: Recolouring): Uint8Array => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    toLinear(parseInt(paint.slice(start, start + 2), 16)),
  );
  const result = Uint8Array.from(pixels);
  // Runs hundreds of thousands of times per picture, so it allocates no array per pixel.
  for (let pixel = 0, first = 0; pixel < mask.length; pixel += 1, first += 3) {
    const cover = at(mask, pixel);
    if (cover === 0) continue;
    const ownRed = at(linearOf, at(pixels, first));
    const ownGreen = at(linearOf, at(pixels, first + 1));
    const ownBlue = at(linearOf, at(pixels, first + 2));
    const level = 0.2126 * ownRed + 0.7152 * ownGreen + 0.0722 * ownBlue;
    const light = Math.min(level, reflection) / litPaint;
    const gloss = Math.max(0, level - reflection) * 1.1 + 0.012 * light;
    const share = cover / 255;
    result[first] = toByte((red * light * (1 - gloss * 0.5) + gloss) * share + ownRed * (1 - share));
    result[first + 1] = toByte((green * light * (1 - gloss * 0.5) + gloss) * share + ownGreen * (1 - share));
    result[first + 2] = toByte((blue * light * (1 - gloss * 0.5) + gloss) * share + ownBlue * (1 - share));
  }
  return result;
};
