import type { Camera } from './camera';
import { toDrawingOrder } from './order';
import { toBrightness, toColour, type Light } from './shade';
import type { Face, Solid } from './solid';
import { dot, subtract, toCentre, type Point, type Vector } from './vector';

type Look = { camera: Camera; light: Light; sun: Vector; paint: string };

const toText = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const toArea = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

/** Large faces are not one flat colour: brighter at the top, and shiny ones with a soft reflection of the horizon. */
const toStops = (face: Face, colour: (factor: number) => string): string => {
  const upright = 1 - Math.abs(face.normal[1]);
  const depth = face.material.shiny ? 0.1 : 0.06;
  const stops: [number, number][] =
    face.material.shiny && upright > 0.5
      ? [
          [0, 1 + depth * 1.4],
          [0.42, 1 + depth * 0.5],
          [0.5, 1 - depth * 0.35],
          [1, 1 - depth * 1.3],
        ]
      : [
          [0, 1 + depth],
          [1, 1 - depth],
        ];
  return stops.map(([offset, factor]) => `<stop offset="${offset}" stop-color="${colour(factor)}"/>`).join('');
};

const drawFace = (face: Face, { camera, light, sun, paint }: Look, name: string): string => {
  const points = face.points.map(camera.project);
  const centre = toCentre(face.points);
  const towardEye = dot(face.normal, subtract(camera.position, centre)) > 0;
  const normal: Vector = towardEye ? face.normal : [-face.normal[0], -face.normal[1], -face.normal[2]];
  const brightness = toBrightness(normal, centre[1], sun, light);
  const colour = (factor: number) => toColour(face.material, paint, brightness * factor, light);
  const alpha = face.material.alpha;
  if (alpha !== undefined)
    return `<polygon points="${toText(points)}" fill="${colour(1.15)}" fill-opacity="${alpha}" stroke="#e8f2f6" stroke-opacity=".35" stroke-width="1.5"/>`;
  const edge = `stroke="${colour(1.04)}" stroke-width="1.1" stroke-linejoin="round"`;
  if (toArea(points) < 5000) return `<polygon points="${toText(points)}" fill="${colour(1)}" ${edge}/>`;
  return (
    `<linearGradient id="${name}" x1="0" y1="0" x2=".12" y2="1">${toStops(face, colour)}</linearGradient>` +
    `<polygon points="${toText(points)}" fill="url(#${name})" ${edge}/>`
  );
};

const isSeen = (face: Face, eye: Vector): boolean =>
  face.twoSided === true || dot(face.normal, subtract(eye, face.points[0] ?? eye)) > 0;

const toNearness = (face: Face, eye: Vector): number => -Math.hypot(...subtract(toCentre(face.points), eye));

/** Draws solids as shaded polygons, the farthest first. */
export const drawSolids = (solids: readonly Solid[], look: Look): string => {
  const eye = look.camera.position;
  return toDrawingOrder(solids, eye)
    .flatMap((solid) =>
      solid.faces
        .filter((face) => isSeen(face, eye))
        .sort((a, b) => a.layer - b.layer || toNearness(a, eye) - toNearness(b, eye)),
    )
    .map((face, i) => drawFace(face, look, `f${i}`))
    .join('');
};

const toHull = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) =>
    list.reduce<Point[]>((hull, point) => {
      for (;;) {
        const [a, b] = [hull.at(-2), hull.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        hull.pop();
      }
      return [...hull, point];
    }, []);
  return [...half(sorted).slice(0, -1), ...half([...sorted].reverse()).slice(0, -1)];
};

/** The shadow on the ground: a soft one along the sun, and a dark one straight under what is low. */
export const drawShadow = (solids: readonly Solid[], { camera, light, sun }: Omit<Look, 'paint'>): string => {
  const fall = (solid: Solid, slope: number): string => {
    const onGround = solid.faces.flatMap((face) =>
      face.points.map(([x, y, z]): Point => [x - (sun[0] / sun[1]) * y * slope, z - (sun[2] / sun[1]) * y * slope]),
    );
    return `<polygon points="${toText(toHull(onGround).map(([x, z]) => camera.project([x, 0, z])))}"/>`;
  };
  const opaque = solids.filter((solid) => solid.faces.every((face) => face.material.alpha === undefined));
  const low = opaque.filter((solid) => solid.min[1] < 0.7);
  const blur = (name: string, metres: number) =>
    `<filter id="${name}" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="${(metres * camera.metreAt(0)).toFixed(1)}"/></filter>`;
  return (
    blur('cast', 0.05) +
    blur('contact', 0.12) +
    `<g filter="url(#cast)" opacity="${light.shadow}" fill="#10141c">${opaque.map((solid) => fall(solid, 0.55)).join('')}</g>` +
    `<g filter="url(#contact)" opacity="${(light.shadow * 0.9).toFixed(2)}" fill="#0b0e14">${low.map((solid) => fall(solid, 0)).join('')}</g>`
  );
};
