import { alsoAttribute } from '../mark-element';

export const barId = 'preview-bar';

export function isInBar(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement;
  return element !== null && element.closest(`#${barId}`) !== null;
}

/** The entries and assets that the page shows something of, e.g. `Entry home-1-hero`, those in attributes included. */
export function readEntryKeys(page: ParentNode): string[] {
  return [...new Set(readFieldKeys(page).map((key) => key.split(' ').slice(0, 2).join(' ')))];
}

/** The fields that an element of the page leads to, e.g. `Entry home-1-hero title nl`; the bar's own do not count. */
export function readTaggedKeys(page: ParentNode): string[] {
  return Array.from(page.querySelectorAll('[data-contentful-field-id]')).flatMap((element) => {
    if (isInBar(element)) return [];
    const entry = element.getAttribute('data-contentful-entry-id');
    const id = entry ?? element.getAttribute('data-contentful-asset-id');
    const [field, locale] = ['field-id', 'locale'].map((name) => element.getAttribute(`data-contentful-${name}`));
    return [[entry === null ? 'Asset' : 'Entry', id, field, locale].join(' ')];
  });
}

function readFieldKeys(page: ParentNode): string[] {
  const others = Array.from(page.querySelectorAll(`[${alsoAttribute}]`)).flatMap((element) =>
    (element.getAttribute(alsoAttribute) ?? '').split('\n'),
  );
  return [...readTaggedKeys(page), ...others];
}
