/** Returns the port of the site: `PORT`, or 8000. */
export function readPort(): number {
  const text = process.env.PORT?.trim() ?? '';
  const port = text === '' ? 8000 : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a whole number from 0 to 65535, not ‘${text}’.`);
  return port;
}
