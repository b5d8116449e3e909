import { createFileTexts } from '../../i18n/file-texts';

/**
 * The texts of a language for what the build writes beside the pages: what is said by files that are no pages (feeds,
 * pictures that are shared), or stands in no page of Gatsby's.
 */
export const getBuildTexts = createFileTexts(['common', 'description', 'stock', 'item', 'live']);
