import { formatNumber } from '@/lib/format';

/**
 * A size in bytes as megabytes, rounded up: a file above the limit must not read as if it were at the limit.
 * @example formatSize(15728640, 'nl-NL') // '15 MB'
 * @example formatSize(15728641, 'nl-NL') // '15,1 MB'
 */
export function formatSize(bytes: number, iso: string): string {
  return `${formatNumber(Math.ceil((bytes * 10) / 1024 / 1024) / 10, iso)} MB`;
}
