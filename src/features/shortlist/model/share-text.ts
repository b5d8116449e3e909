/** More names would hide the link below them in a message. */
const maxNames = 10;

/** What a message says above the link of a list: how many machines, and their names, one in a line. */
export function toShareText(count: string, titles: readonly string[]): string {
  const names = titles.slice(0, maxNames).map((title) => `- ${title}`);
  return [count, ...names, ...(titles.length > maxNames ? ['- …'] : [])].join('\n');
}
