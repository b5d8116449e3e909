/** Those that a path may have as they are (RFC 3986, `pchar` and `/`), and that drawings are full of. */
const plain = /%(?:24|2B|2C|2F|3A|3B|3D|40)/g;

/** A drawing as an address (RFC 2397). As text it is packed with the page that has it; of base64 nothing repeats. */
export function toDataUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.trim()).replace(plain, decodeURIComponent)}`;
}
