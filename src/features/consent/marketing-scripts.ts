import type { publicSettings } from '../../config/public-settings';

type Settings = Pick<typeof publicSettings, 'tagManagerId' | 'leadTrackerUrl'>;

/** Addresses of the configured scripts that need consent. */
export function getMarketingScripts({ tagManagerId, leadTrackerUrl }: Settings): string[] {
  return [
    ...(tagManagerId === '' ? [] : [`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`]),
    ...(leadTrackerUrl === '' ? [] : [leadTrackerUrl]),
  ];
}
