/**
 * What differs from one build to the next without being another cause: moments, durations, ids of releases, and which
 * of the pages that throw the same error was rendered first.
 */
const passing: readonly RegExp[] = [
  /\d{4}-\d\d-\d\dT[\d:.]+Z?/g,
  /\b\d{8}-\d{6}\b/g,
  /\b\d\d?:\d\d(?::\d\d)?\b/g,
  /\b\d+(?:[.,]\d+)?\s?(?:ms|s|seconds?|min|minutes?|h|hours?)\b/g,
  /(?<=Building static HTML failed for path )"[^"]*"/g,
];

/**
 * What is the same in two reasons of one cause, by which a failure is told once.
 * @example toCause('No answer after 30.2 s') === toCause('No answer after 31 s') // true
 */
export function toCause(reason: string): string {
  return passing.reduce((text, pattern) => text.replace(pattern, '…'), reason).trim();
}
