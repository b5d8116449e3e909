import { useTranslation } from 'gatsby-plugin-react-i18next';

import type { Translate } from './text-keys';
import { useIso } from './use-locale';

/** The page's texts and its language tag. */
export function useTexts(): { t: Translate; iso: string } {
  const { t } = useTranslation();
  const iso = useIso();
  return { t: (key, variables) => t(key, variables ?? {}), iso };
}
