import type { ContentFinding } from '../../../../content-model/content-report';
import { nameEntry } from '../fetch-entries';
import { findLinks } from '../links';
import { findNavigations } from '../navigation/resolve-navigation';
import { findLinkPaths } from '../targets/read-target';

import { isOf, type Facts } from './facts';
import { toFinding } from './finding';

/** As many as stand in one row of a wide screen, with the words of any language. */
const mostInHeader = 9;

/** A second navigation, groups with nothing in them, and more in the header than fits. */
export function findEmptyMenus({ entries, byId, destinations }: Facts): ContentFinding[] {
  const [used, ...spares] = findNavigations(entries);
  const inHeader = used === undefined ? 0 : findLinks(used.fields.header).length;
  return [
    ...spares.map((entry) =>
      toFinding(entry, {
        problem: `The navigation ${nameEntry(entry)} is not used: ${used === undefined ? '' : nameEntry(used)} is older, and there can be one only.`,
        advice: 'Unpublish one of the two.',
      }),
    ),
    ...(used !== undefined && inHeader > mostInHeader
      ? [
          toFinding(used, {
            field: 'header',
            problem: `The navigation ${nameEntry(used)} has ${String(inHeader)} links and groups in the header; what does not fit in a row stands in a second one.`,
            advice: 'Put some of them into a group, or into the footer.',
          }),
        ]
      : []),
    ...entries.filter(isOf('linkGroup')).flatMap((group) => {
      const links = findLinks(group.fields.links).flatMap(({ id }) => byId.get(id) ?? []);
      if (links.some((link) => findLinkPaths(link, destinations) !== null)) return [];
      return toFinding(group, {
        field: 'links',
        problem: `The linkGroup ${nameEntry(group)} has no link that leads somewhere; it is left out.`,
        advice: 'Publish a link, and add it to “Links”.',
      });
    }),
  ];
}
