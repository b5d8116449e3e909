/**
 * A whole address, or null for what is none. `URL.canParse` is newer than the browsers of the floor (`browserslist` in
 * package.json).
 */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
