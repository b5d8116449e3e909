import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { toPlayer } from '../../../features/content/video/player';
import { nameEntry, type CmsEntry } from '../fetch-entries';
import { findLinks } from '../links';

import { getText, getTexts, hasBody, isOf, type Facts } from './facts';
import { toFinding } from './finding';

/** Types whose button needs a text and a page. A call to action is about nothing else, so that it needs both. */
const withButton = ['hero', 'callToAction', 'popUp'];

/** Buttons that are not shown, because what they say or where they lead is not filled. */
export function findHalfButtons({ entries }: Facts): ContentFinding[] {
  const buttons = entries
    .filter(({ sys }) => withButton.includes(sys.contentType.sys.id))
    .flatMap((entry) => {
      const type = entry.sys.contentType.sys.id;
      // A picked link brings words of its own.
      if (hasPickedLink(entry)) return [];
      const [label, route] = [getText(entry, 'linkLabel'), getText(entry, 'linkRoute')];
      if ((label === null) === (route === null) && !(label === null && type === 'callToAction')) return [];
      const [field, lacks] = label === null ? ['linkLabel', 'no text'] : ['linkRoute', 'no page to lead to'];
      return [
        toFinding(entry, {
          field,
          problem: `The ${nameType(type)} ${nameEntry(entry)} has a button with ${lacks}; the button is left out.`,
          advice: 'Fill “Link text” and “Link to”, or pick a “Link”, or empty all.',
        }),
      ];
    });
  const cards = entries.filter(
    (entry) => isOf('card')(entry) && getText(entry, 'linkRoute') === null && !hasPickedLink(entry),
  );
  return [
    ...buttons,
    ...cards.map((entry) =>
      toFinding(entry, {
        field: 'linkRoute',
        problem: `The card ${nameEntry(entry)} leads to no page.`,
        advice: 'Choose the page in “Link to”, or pick a “Link”.',
      }),
    ),
  ];
}

/** Whether an editor picked a link; that it leads nowhere is said of the link. */
function hasPickedLink({ fields }: CmsEntry): boolean {
  return findLinks(fields.link).length > 0;
}

/** Whether a section has anything to show; a type without a row has. */
const shows: Readonly<Record<string, (section: CmsEntry, facts: Facts) => boolean>> = {
  textSection: (section) => hasBody(section) || getText(section, 'look') === 'statement',
  imageText: (section, facts) =>
    hasBody(section) || findLinks(section.fields.image).some(({ id }) => isThere(id, facts)),
  videoSection: (section, facts) =>
    getText(section, 'text') !== null ||
    toPlayer(getText(section, 'address')) !== null ||
    findLinks(section.fields.file).some(({ id }) => isThere(id, facts)),
  cardSection: ({ fields }, { byId }) => findLinks(fields.cards).some(({ id }) => byId.has(id)),
  brandSection: (_, { entries }) => entries.some(isOf('brand')),
  newsTeaser: (_, { entries }) => entries.some(isOf('news')),
  storyTeaser: (_, { entries }) => entries.some(isOf('story')),
  certificateSection: (_, { entries }) => entries.some(isOf('certificate')),
  serviceSection: (section, { entries }) => {
    const sector = getText(section, 'sector');
    return entries.some(
      (entry) => isOf('service')(entry) && (sector === null || getTexts(entry, 'sectors').includes(sector)),
    );
  },
  teamSection: (section, { entries }) => {
    const groups = getTexts(section, 'groups');
    return entries.some(
      (entry) => isOf('teamMember')(entry) && (groups.length === 0 || groups.includes(getText(entry, 'group') ?? '')),
    );
  },
};

/**
 * Sections on a page that have a heading at most. Those of machines and vacancies say themselves that there are none.
 */
export function findEmptySections(facts: Facts): ContentFinding[] {
  return facts.entries
    .filter((entry) => shows[entry.sys.contentType.sys.id]?.(entry, facts) === false)
    .map((entry) =>
      toFinding(entry, {
        problem: `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)} has nothing to show.`,
        advice: 'Fill it, publish what it is to show, or take it off its page.',
      }),
    );
}

function isThere(id: string, { assets, lostFiles }: Facts): boolean {
  return assets.some(({ sys }) => sys.id === id) && !lostFiles.has(id);
}

/** Sections that stand on a page twice. */
export function findDoubleSections({ entries }: Facts): ContentFinding[] {
  return entries.filter(isOf('page')).flatMap((page) => {
    const ids = findLinks(page.fields.sections).map(({ id }) => id);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) < index))].map((id) =>
      toFinding(page, {
        field: 'sections',
        problem: `The page ${nameEntry(page)} shows the section ${id} more than once.`,
        advice: 'Take it out of the list of sections, but for one place.',
      }),
    );
  });
}
