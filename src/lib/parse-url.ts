/**
 * An absolute URL, or null if it is invalid. `URL.canParse` is newer than the oldest supported browsers (`browserslist`
 * in package.json).
 */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
