import { formatNumber } from '@/lib/format';

/** A size in bytes as people say it. @example formatSize(15728640, 'nl-NL') // '15 MB' */
export function formatSize(bytes: number, iso: string): string {
  const megabytes = bytes / 1024 / 1024;
  return `${formatNumber(megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes), iso)} MB`;
}
