import { encode } from 'uqr';

/** Width of the quiet zone in modules (ISO/IEC 18004). */
const quiet = 4;

/** A text as an SVG QR code for print: black on the paper, scalable. `label` is its accessible name. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, viewBox } = toCode(text);
  return (
    <svg viewBox={viewBox} role="img" aria-label={label} fill="currentColor" shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

/** A text as the path of a QR code and the view box around it. */
export function toCode(text: string): { path: string; viewBox: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * quiet;
  return { path: toModulePath(data), viewBox: `${-quiet} ${-quiet} ${side} ${side}` };
}

/**
 * The dark modules as one SVG path, one rectangle for each horizontal run. @example [[true, true, false]] → 'M0
 * 0h2v1h-2z'
 */
export function toModulePath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join('');
}
