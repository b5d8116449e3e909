/** In characters: a number of 32 bits to the base of 36. */
export const sealLength = 7;

/**
 * A checksum (FNV-1a, 32 bits). Each step can be reversed, so that one changed character always changes it. It finds
 * damage, and proves nothing: anybody can calculate it.
 */
export function toSeal(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36).padStart(sealLength, '0');
}
