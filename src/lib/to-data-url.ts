/** Characters that a path may contain unescaped (RFC 3986, `pchar` and `/`) and that SVGs are full of. */
const plain = /%(?:24|2B|2C|2F|3A|3B|3D|40)/g;

/** An SVG as a data URL (RFC 2397). Text, not base64, because it compresses together with its page. */
export function toDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.trim()).replace(plain, decodeURIComponent)}`;
}
