import { forEachLocale } from '../../../i18n/locales';
import { toEntry } from '../checks/test-facts';

import { toDestinations, type Site } from './destinations';

const find = (site: Partial<Site>) =>
  toDestinations({
    ...{ entries: [], hidden: new Set(), segments: new Map(), articleSegments: {}, ownPages: new Map() },
    ...{ categories: [], stockItems: [], ...site },
  });
const toPaths = (path: string) => forEachLocale(() => path);

it('a number leads to the machine that shows it, whichever has it as its own', () => {
  const stockItems = [
    { advertisementID: '20', advertiserStockNumber: 'L 417', paths: toPaths('/shown') },
    { advertisementID: 'L417', paths: toPaths('/own') },
    { advertisementID: '30', advertiserStockNumber: ' ', paths: toPaths('/plain') },
  ];
  for (const items of [stockItems, stockItems.toReversed()]) {
    const { machines } = find({ stockItems: items });
    expect([machines.get('l417')?.nl, machines.get('20')?.nl, machines.get('30')?.nl, machines.get('')]).toEqual([
      ...['/shown', '/shown', '/plain', undefined],
    ]);
  }
});

it('an article has an address when each language has a title, as its pages are planned', () => {
  const entries = [
    toEntry('news', 'dutch', { title: 'Open dagen' }),
    toEntry('news', 'german', { title: { nl: ' ', de: 'Hoftage' } }),
    toEntry('story', 'blank', { title: { nl: 'Verhaal', de: ' ' } }),
    toEntry('story', 'hidden', { title: 'Straks' }),
  ];
  const { articles } = find({ entries, hidden: new Set(['hidden']) });
  expect([...articles.keys()]).toEqual(['dutch']);
});
