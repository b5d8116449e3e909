import { toLink } from './test-facts';
import { asset, block, paragraph, text, toText, type Row } from './test-rows';

/** Links that lead nowhere, menus and addresses of pages, each with what is to be said of it. */
export const linkRows: Row[] = [
  ['hero', { title: 'Fendt\u0007' }, 'title', /characters that nobody sees; they are left out/],
  ['link', { label: 'A' }, null, /leads nowhere/],
  ['link', { label: 'A', route: 'about', machine: '123' }, 'machine', /several places .* where “Fixed page” says/],
  ['link', { label: 'A', category: 'demoMowers' }, 'category', /is “demoMowers”, which is no category/],
  ['link', { label: 'A', machine: 'L1' }, 'machine', /is “L1”, which is not in the stock, or not any more/],
  ['link', { label: 'A', page: toLink('gone') }, 'page', /the entry gone\) is not published/],
  ['link', { label: 'A', url: 'javascript:alert(1)' }, 'url', /cannot be read/],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(block('entry-hyperlink', [text('lees')], { target: toLink('hero') }))) },
    'body',
    /has no page to lead to/,
  ],
  ['hero', { title: 'A', link: toLink('gone') }, 'link', /the entry gone\) is not published/],
  ['linkGroup', { label: 'A', links: [] }, 'links', /has no link that leads somewhere/],
  ['navigation', { name: 'A', header: Array(10).fill(toLink('hero')) }, 'header', /has 10 links and groups/],
  // Addresses of pages that editors made.
  ['page', { title: 'A' }, 'slug', /is shown nowhere/],
  ['page', { title: 'A', slug: ' Über Uns! ' }, 'slug', /is “Über Uns!”, and is read as “ueber-uns”/],
  ['page', { title: 'A', slug: '日本' }, 'slug', /is shown nowhere/],
  ['page', { title: 'A', slug: { nl: 'uitleg', de: '日本' } }, 'slug', /nothing can stand in an address/],
  ['page', { title: 'A', slug: 'contact' }, 'slug', /“contact”, which the site needs for itself.* at “contact-2”/],
  ['page', { title: 'A', slug: 'desk' }, 'slug', /at “desk-2”/],
  ['page', { title: 'A', route: 'about', slug: 'uitleg' }, 'slug', /is not used: a page of the site/],
  ['page', { title: 'A', route: 'about', ends: '2026-11-01' }, 'ends', /is shown at all times/],
  // What search engines show.
  ['page', { title: 'A'.repeat(61), route: 'about' }, 'title', /\(nl\) has more than 60 letters/],
  [
    'page',
    { title: 'A', description: { nl: 'B', de: 'B'.repeat(156) } },
    'description',
    /\(de\) has more than 155 letters/,
  ],
  ['vacancy', { title: 'A', seoTitle: 'B'.repeat(61) }, 'seoTitle', /has more than 60 letters/],
  [
    'page',
    { title: 'A', shareImage: toLink('drawing', 'Asset') },
    'shareImage',
    /is a drawing \(SVG\)/,
    { assets: [asset('drawing', { file: { fileName: 'a.svg', contentType: 'image/svg+xml' } })] },
  ],
];
