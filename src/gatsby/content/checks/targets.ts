import type { ContentFinding } from '../../../../content-model/content-report';
import { targetFields } from '../../../../content-model/types/link';
import { nameEntry, type CmsEntry } from '../fetch-entries';
import { isShownAt, toSpan } from '../on-time/span';
import { findPaths, readTargets, type Target, type TargetField } from '../targets/read-target';

import { isOf, type Facts } from './facts';
import { quote, toFinding } from './finding';

const names = Object.values(targetFields).map(({ name }) => `“${name}”`);
const becomes = 'what shows it shows its words without a link, and header and footer leave it out';

/** What is said of a target that is published and leads nowhere; other checks say the rest. */
const lost: Readonly<Record<TargetField, readonly [problem: string, advice: string] | null>> = {
  page: ['has no address', 'Give the page an address, or choose another one.'],
  // `field-values.ts`
  route: null,
  category: [
    'is no category of the stock system',
    'Write it as the stock system does: the desk lists all under “Names of the stock categories”.',
  ],
  brand: ['has no machines in the stock', 'Nothing has to be done when there are none now; else look at its name.'],
  machine: ['is not in the stock, or not any more', 'Choose another machine, or delete the link.'],
  vacancy: ['has no title, and no page', 'Write the title of the vacancy, or choose another one.'],
  article: ['has no title, and no page', 'Write its title, or choose another one.'],
  // `field-values.ts`
  url: null,
};

/** Links that lead nowhere, or say several places. */
export function findLinksToNowhere(facts: Facts): ContentFinding[] {
  return facts.entries.filter(isOf('link')).flatMap((link) => {
    const [target, ...others] = readTargets(link);
    const start = `The link ${nameEntry(link)}`;
    if (target === undefined)
      return toFinding(link, {
        problem: `${start} leads nowhere: ${becomes}.`,
        advice: `Fill one of ${names.join(', ')}.`,
      });
    const second = others[0];
    const several =
      second === undefined
        ? []
        : [
            toFinding(link, {
              field: second.field,
              problem: `${start} says several places to lead to; it leads where “${nameField(target)}” says.`,
              advice: 'Empty all but one of these fields.',
            }),
          ];
    return [...several, ...judgeTarget(link, target, facts)];
  });
}

function judgeTarget(link: CmsEntry, target: Target, facts: Facts): ContentFinding[] {
  const said = lost[target.field];
  if (said === null || findPaths(target, facts.destinations) !== null) return [];
  const isEntry = targetFields[target.field].kind === 'entry';
  const entry = facts.byId.get(target.value);
  // `findLostLinks` and `findLinksToHidden` say what becomes of these.
  if (isEntry && (entry === undefined || !isShownAt(toSpan(entry), facts.now))) return [];
  const [problem, advice] = said;
  const what = entry === undefined ? quote(target.value) : nameEntry(entry);
  return [
    toFinding(link, {
      field: target.field,
      problem: `The link ${nameEntry(link)}: its field “${nameField(target)}” is ${what}, which ${problem}; ${becomes}.`,
      advice,
    }),
  ];
}

function nameField({ field }: Target): string {
  return targetFields[field].name;
}
