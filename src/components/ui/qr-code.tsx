import { encode } from 'uqr';

/** How many light modules the standard wants around a code (ISO/IEC 18004). */
const quiet = 4;

/** A text as a QR code, for print: black on the paper, of any size. `label` is its name for who cannot see it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = size + 2 * quiet;
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      fill="currentColor"
      shapeRendering="crispEdges"
    >
      <path d={toModulePath(data)} />
    </svg>
  );
}

/** The dark modules as one path, a rectangle for those side by side. @example [[true, true, false]] → 'M0 0h2v1h-2z' */
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
