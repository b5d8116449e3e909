import type { publicSettings } from '../../config/public-settings';

type Settings = Pick<typeof publicSettings, 'tagManagerId' | 'leadTrackerUrl'>;

/** The addresses of the scripts that a visitor has to agree to; none where none is configured. */
export function getMarketingScripts({ tagManagerId, leadTrackerUrl }: Settings): string[] {
  return [
    ...(tagManagerId === '' ? [] : [`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`]),
    ...(leadTrackerUrl === '' ? [] : [leadTrackerUrl]),
  ];
}
