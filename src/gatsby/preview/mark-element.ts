import { createElement, Fragment, type ElementType } from 'react';

import { splitMarks, withoutMarks, type FieldMark } from './mark';

type Props = Readonly<Record<string, unknown>>;

/** What has no elements in it: marks of its text are only noted. */
const withoutElements = new Set<unknown>(['title', 'option', 'textarea', 'script', 'style', 'meta', 'link']);
/** Nothing that is seen: their attributes are no reason to lead somewhere. */
const unseen = new Set<unknown>(['title', 'script', 'style', 'meta', 'link']);

/**
 * The properties of an element without the marks of its texts, and with the attributes by which Contentful's inspector
 * finds fields. A text beside others gets an element of its own. An element can lead to one field: what else is in its
 * attributes stands in `data-preview-also`. Components get their texts with the marks, which end in some element.
 */
export function markElement(type: ElementType | typeof Fragment, props: Props): Props {
  if (type === Fragment) return markFragment(props);
  if (typeof type !== 'string') return markComponent(props);
  const found: FieldMark[] = [];
  const read = (text: string): string => {
    const parts = splitMarks(text);
    for (const { mark } of parts) if (mark !== null) found.push(mark);
    return parts.map((part) => part.text).join('');
  };
  // A picture leads to the field with the picture rather than to its words.
  const { src, ...others } = props;
  const address = 'src' in props ? { src: clean(src, read) } : {};
  const entries = Object.entries(others).map(([name, value]) => [
    name,
    name === 'children' ? value : clean(value, read),
  ]);
  const children = markChildren(props.children, withoutElements.has(type) ? read : null, found);
  if (found.length === 0 && children === props.children) return props;
  return {
    ...(Object.fromEntries(entries) as Props),
    ...address,
    ...('children' in props && { children }),
    ...toAttributes(found, unseen.has(type)),
  };
}

/** Attributes of text, and markup. */
function clean(value: unknown, read: (text: string) => string): unknown {
  if (typeof value === 'string') return read(value);
  const { __html: html } = (value ?? {}) as { __html?: unknown };
  return typeof html === 'string' ? { __html: read(html) } : value;
}

/** One text that is all of one field needs no element of its own: its mark goes to `found`. */
function markChildren(children: unknown, read: ((text: string) => string) | null, found: FieldMark[]): unknown {
  if (typeof children !== 'string') return markList(children, read);
  if (read !== null) return read(children);
  const parts = splitMarks(children);
  if (parts.every(({ mark }) => mark === null)) return children;
  const [first, ...others] = parts;
  if (others.length > 0 || first?.mark == null) return toSpans(children, 'text');
  // Before those of attributes: what is read leads to its own field.
  found.unshift(first.mark);
  return first.text;
}

function markList(children: unknown, read: ((text: string) => string) | null): unknown {
  if (!Array.isArray(children)) return children;
  const list = children as unknown[];
  const marked = list.map((child, place) => {
    if (typeof child !== 'string') return markList(child, read);
    if (read !== null) return read(child);
    return splitMarks(child).some(({ mark }) => mark !== null) ? toSpans(child, String(place)) : child;
  });
  return marked.every((child, place) => child === list[place]) ? children : marked;
}

function markFragment(props: Props): Props {
  const { children } = props;
  const isMarked = typeof children === 'string' && splitMarks(children).some(({ mark }) => mark !== null);
  const marked = isMarked ? toSpans(children, 'text') : markList(children, null);
  return marked === children ? props : { ...props, children: marked };
}

function toSpans(text: string, key: string) {
  const parts = splitMarks(text).map(({ text: own, mark }, place) =>
    mark === null ? own : createElement('span', { key: place, ...toAttributes([mark], false) }, own),
  );
  return createElement(Fragment, { key }, ...parts);
}

/** What a component of a library hands on to an element that is not made here. */
const handedOn = ['to', 'href', 'aria-label'];

/** Texts within a component are elements already; others it gets with their marks. */
function markComponent(props: Props): Props {
  const attributes = handedOn.flatMap((name) => {
    const value = props[name];
    return typeof value === 'string' && withoutMarks(value) !== value ? [[name, withoutMarks(value)] as const] : [];
  });
  const marked = markFragment(props);
  return attributes.length === 0 ? marked : { ...marked, ...Object.fromEntries(attributes) };
}

export const toKey = ({ kind, id, field, locale }: FieldMark) => [kind, id, field, locale].join(' ');

/** The attribute with the fields that no element leads to, one a line. */
export const alsoAttribute = 'data-preview-also';

/** @see https://github.com/contentful/live-preview */
export function toAttributes(marks: readonly FieldMark[], isUnseen: boolean): Record<string, string> {
  const keys = [...new Set(marks.map(toKey))];
  const lead = isUnseen ? undefined : marks[0];
  const others = keys.filter((key) => lead === undefined || key !== toKey(lead));
  return {
    ...(lead === undefined
      ? {}
      : {
          [`data-contentful-${lead.kind === 'Entry' ? 'entry' : 'asset'}-id`]: lead.id,
          'data-contentful-field-id': lead.field,
          'data-contentful-locale': lead.locale,
        }),
    ...(others.length === 0 ? {} : { [alsoAttribute]: others.join('\n') }),
  };
}
