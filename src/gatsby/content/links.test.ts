import type { CmsEntry } from './fetch-entries';
import { findLinks, findLostSections, findPagesWithoutSections } from './links';

const toLink = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({ sys: { type: 'Link', linkType, id } });
const toEntry = (id: string, type: string, fields: CmsEntry['fields'] = {}): CmsEntry => ({
  sys: { id, contentType: { sys: { id: type } } },
  fields,
});
const richText = {
  nodeType: 'document',
  content: [{ nodeType: 'embedded-asset-block', data: { target: toLink('plan', 'Asset') } }],
};

it('finds links alone, in lists and in rich text', () => {
  expect(findLinks({ nl: toLink('a') })).toEqual([{ type: 'Entry', id: 'a' }]);
  expect(findLinks({ nl: [toLink('a'), toLink('b')] }).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(findLinks({ nl: richText })).toEqual([{ type: 'Asset', id: 'plan' }]);
});

it('names the sections of a page that are left out, and why', () => {
  const page = toEntry('page-home', 'page', {
    title: { nl: 'Welkom' },
    sections: { nl: [toLink('hero'), toLink('timer'), toLink('draft')] },
  });
  const timer = toEntry('timer', 'countdown', { title: { nl: 'Nog 10 dagen' } });
  const found = findLostSections([page, toEntry('hero', 'hero'), timer], new Set(['hero']));
  expect(found.map(({ id, field }) => [id, field])).toEqual(Array(2).fill(['page-home', 'sections']));
  expect(found.map(({ problem }) => problem)).toEqual([
    'The section timer (“Nog 10 dagen”) of the page page-home (“Welkom”) is left out: this site does not know its type “countdown”.',
    'The section draft of the page page-home (“Welkom”) is left out: it is not published, or was deleted.',
  ]);
});

it('names the pages without sections, but for those whose words the site has itself', () => {
  const home = toEntry('page-home', 'page', { route: { nl: 'home' }, sections: { nl: [toLink('hero')] } });
  const about = toEntry('page-about', 'page', { route: { nl: 'about' }, title: { nl: 'Over ons' } });
  const own = toEntry('page-404', 'page', { route: { nl: 'notFound' } });
  expect(findPagesWithoutSections([home, about, own]).map(({ problem }) => problem)).toEqual([
    'The page page-about (“Over ons”) has no sections.',
  ]);
});
