import type { Material } from './material';
import { dot, normalize, type Vector } from './vector';

/** How a scene is lit: `sun` 0 (overcast) to 1 (bright), `tint` the colour of the light, as factors for red, green, blue. */
export type Light = { sun: number; ambient: number; tint: Vector; shadow: number };

export const lights = {
  noon: { sun: 0.66, ambient: 0.62, tint: [1, 1, 0.98], shadow: 0.5 },
  evening: { sun: 0.68, ambient: 0.56, tint: [1.06, 0.97, 0.86], shadow: 0.46 },
  overcast: { sun: 0.4, ambient: 0.76, tint: [0.97, 0.99, 1.02], shadow: 0.34 },
  indoor: { sun: 0.48, ambient: 0.72, tint: [1, 1, 1], shadow: 0.34 },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;

/** The direction to the sun: high, over the photographer's left shoulder, whichever side the machine is seen from. */
export const toSunDirection = (yaw: number): Vector => {
  const angle = (yaw * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [left, toward] = [0.42, 0.72];
  return normalize([toward * sin - left * cos, 0.85, toward * cos + left * sin]);
};

const toChannels = (hex: string): Vector => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

const toHex = (channels: Vector): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** How bright a face with this normal is, 1 for its own colour. Faces low down and turned down get less of the sky. */
export const toBrightness = (normal: Vector, height: number, sun: Vector, light: Light): number => {
  const sky = 0.78 + 0.22 * normal[1];
  const nearGround = 0.8 + 0.2 * Math.min(1, Math.max(0, height) / 1.1);
  return (light.ambient * sky + light.sun * Math.max(0, dot(normal, sun))) * nearGround;
};

/** The colour of a lit face as hex; what is brighter than the colour itself bleaches toward white. */
export const toColour = (material: Material, paint: string, brightness: number, light: Light): string => {
  const base = toChannels(material.colour === 'paint' ? paint : material.colour);
  const level = brightness * (material.tone ?? 1);
  const bleach = Math.max(0, level - 1) * 0.7;
  const lit = (value: number, tint: number) => {
    const shaded = value * Math.min(level, 1) * tint;
    return shaded + (255 - shaded) * bleach;
  };
  return toHex([lit(base[0], light.tint[0]), lit(base[1], light.tint[1]), lit(base[2], light.tint[2])]);
};
