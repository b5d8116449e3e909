/** More names would hide the link below them in a message. */
const maxNames = 10;

/** A machine in a message: its name, and what it costs now and its number where they are known. */
export function toShareLine(
  title: string,
  offer: { price: string; vat: string | null; number?: string | undefined } | null,
): string {
  if (offer === null) return title;
  const price = [offer.price, offer.vat].filter((word) => word !== null).join(' ');
  return `${title}: ${price}${offer.number === undefined ? '' : ` (${offer.number})`}`;
}

/** What a message says above the link of a list: how many machines, and each of them in a line. */
export function toShareText(count: string, lines: readonly string[]): string {
  const names = lines.slice(0, maxNames).map((line) => `- ${line}`);
  return [count, ...names, ...(lines.length > maxNames ? ['- …'] : [])].join('\n');
}
