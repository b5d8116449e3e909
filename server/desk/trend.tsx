import type { QualityReport } from '../../src/features/stock/model/quality/quality-report';

const [width, height] = [600, 80];
/** Days of the drawing: a year would be a line without a shape. */
const maxDays = 90;

/** The quality by day as a line, with its first and last day in words; nothing for a single day. */
export function Trend({ points: all }: { points: QualityReport['trend'] }) {
  const points = all.slice(-maxDays);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const values = points.map(({ quality }) => quality);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const line = points.map(({ quality }, index) => {
    const x = (index / (points.length - 1)) * width;
    const y = high === low ? height / 2 : height - ((quality - low) / (high - low)) * height;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  const words = `${first.day}: ${first.quality.toFixed(1)}, ${last.day}: ${last.quality.toFixed(1)}`;
  return (
    <figure>
      <svg viewBox={`0 -4 ${String(width)} ${String(height + 8)}`} role="img" aria-label={words}>
        <polyline points={line.join(' ')} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
