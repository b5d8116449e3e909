/** The password that a browser asked for (RFC 7617), as a bearer token; other headers stay as they are. */
export function toBearer(authorization: string | undefined): string | undefined {
  const [, encoded] = /^Basic +([\w+/=]+)$/i.exec(authorization ?? '') ?? [];
  if (encoded === undefined) return authorization;
  const words = Buffer.from(encoded, 'base64').toString('utf8');
  return `Bearer ${words.slice(words.indexOf(':') + 1)}`;
}
