import type { ContentFinding } from '../../../../content-model/content-report';
import { sectionTypes } from '../../../../content-model/types/sections';
import { findDoubtfulEntries } from '../doubtful-entries';
import { findLostSections, findPagesWithoutSections } from '../links';
import { toSpareFinding } from '../required-entries';
import { readOverrides } from '../texts/read-overrides';

import { findOddArticles, findSameArticleAddresses } from './articles';
import { findCrowdedTexts, findDoubleLinks } from './crowded';
import { findDoubleEntries, findSameAddresses } from './doubles';
import type { Facts } from './facts';
import { findEmptyFields, findOddValues } from './field-values';
import { findLostFiles, findLostLinks, findPicturesWithoutWords } from './links';
import { findEmptyMenus } from './menus';
import { findBarePages, findLinksToHidden, findOddSpans } from './on-time';
import { findPastedRemains } from './pasted';
import { findLongSearchWords } from './search-words';
import { findDoubleSections, findEmptySections, findHalfButtons } from './sections';
import { findLargeFiles, findLongTexts } from './sizes';
import { findBrandsWithoutStock, findUnknownCategories } from './stock';
import { findOddSearchWords } from './synonyms';
import { findLinksToNowhere } from './targets';
import { findDoubtsInTexts } from './texts';
import { findEarlyDays, findOddHours, findReversedDays, findSecondPopUps, findStrayDays } from './times';
import { findOddVideos } from './videos';

const sectionIds = new Set<string>(sectionTypes.map(({ id }) => id));

/**
 * All that is looked at in the content, what visitors miss most first. Each is a function of what is written, so that a
 * build that made nothing anew says the same as one that made all.
 */
export const contentChecks: Readonly<Record<string, (facts: Facts) => readonly ContentFinding[]>> = {
  'a second entry where there can be one': ({ spares }) => spares.map(toSpareFinding),
  'sections that are not there': ({ entries }) => findLostSections(entries, sectionIds),
  'pages without sections': ({ entries }) => findPagesWithoutSections(entries),
  'addresses of pages that editors made': ({ ownPages }) => ownPages.findings,
  'entries that are doubtful': ({ entries }) => findDoubtfulEntries(entries),
  'categories that the stock does not have': findUnknownCategories,
  'links to what is not there': findLostLinks,
  'parts of menus that are left out': findEmptyMenus,
  'links that lead nowhere': findLinksToNowhere,
  'files that cannot be shown': findLostFiles,
  'fields of spaces': findEmptyFields,
  'values that are none': findOddValues,
  'opening hours': findOddHours,
  'days in no list': findStrayDays,
  'days the wrong way round': findReversedDays,
  'times that do not come, or are over': findOddSpans,
  'pages without a hero for now': findBarePages,
  'links to what is hidden for now': findLinksToHidden,
  'entries of days to come': findEarlyDays,
  'vacancies with one address': findSameAddresses,
  'news and stories without words or an address': findOddArticles,
  'news and stories with one address': findSameArticleAddresses,
  'messages at the same time': findSecondPopUps,
  'buttons that lead nowhere': findHalfButtons,
  'sections that show nothing': findEmptySections,
  'videos that are not shown, or not heard': findOddVideos,
  'sections twice on a page': findDoubleSections,
  'entries twice in a list': findDoubleLinks,
  texts: findDoubtsInTexts,
  'texts of links alone, lists in lists, links to themselves': findCrowdedTexts,
  'what came along with a pasted text': findPastedRemains,
  'texts that nobody reads': findLongTexts,
  'entries made twice': findDoubleEntries,
  'pictures without words': findPicturesWithoutWords,
  'files that are large': findLargeFiles,
  'search words that are none': findOddSearchWords,
  'words of the site that cannot be used': ({ entries, siteTexts }) => readOverrides(entries, siteTexts).findings,
  'what search engines cut off': findLongSearchWords,
  'brands without machines': findBrandsWithoutStock,
};

/** All that is to be said of the content. */
export function checkContent(facts: Facts): ContentFinding[] {
  return Object.values(contentChecks).flatMap((check) => check(facts));
}
