import { useEffect, useLayoutEffect, useRef } from 'react';

import { changeLocation, getLocationEntry } from '@/hooks/location-entry';

/** Milliseconds without scrolling after which a place is kept: browsers limit how often history is written. */
const pauseMs = 150;

/**
 * The head of a table scrolls sideways with its body, though each is a box of its own, and the history entry keeps the
 * place: Back and a reload find it. @param isWhole whether the table is as wide as it will be
 */
export function useSideways(isWhole: boolean) {
  const head = useRef<HTMLTableSectionElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);

  const hasArrived = useRef(false);
  useLayoutEffect(() => {
    if (!isWhole || hasArrived.current || head.current === null || body.current === null) return;
    hasArrived.current = true;
    const { column } = getLocationEntry().state;
    if (column !== undefined) body.current.scrollLeft = column * getColumnWidth(head.current);
  }, [isWhole]);

  useEffect(() => {
    if (head.current === null || body.current === null) return;
    const stop = [scrollTogether(head.current, body.current), reachByKeyboard(head.current, body.current)];
    return () => stop.forEach((one) => one());
  }, []);

  return { head, body };
}

/** Each box goes where the other one is scrolled to. @returns ends it */
function scrollTogether(head: HTMLElement, body: HTMLElement): () => void {
  // What a box was scrolled to by the other one: the event that this causes leads nowhere.
  const followed = new Map<HTMLElement, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (from: HTMLElement, to: HTMLElement) => {
    if (followed.get(from) === from.scrollLeft) return;
    followed.delete(from);
    to.scrollLeft = from.scrollLeft;
    followed.set(to, to.scrollLeft);
    clearTimeout(timer);
    timer = setTimeout(() => keepPlace(from.scrollLeft / getColumnWidth(head)), pauseMs);
  };
  const onHead = () => follow(head, body);
  const onBody = () => follow(body, head);
  // It may have been scrolled before anybody listened.
  head.scrollLeft = body.scrollLeft;
  head.addEventListener('scroll', onHead, { passive: true });
  body.addEventListener('scroll', onBody, { passive: true });
  return () => {
    clearTimeout(timer);
    head.removeEventListener('scroll', onHead);
    body.removeEventListener('scroll', onBody);
  };
}

/** A box that scrolls is reached by keyboard (WCAG 2.1.1); one that does not is no stop on the way. */
function reachByKeyboard(head: HTMLElement, body: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    if (body.scrollWidth > body.clientWidth) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  for (const element of [body, head.querySelector('tr')]) if (element !== null) observer.observe(element);
  return () => observer.disconnect();
}

/** In pixels; a window of another width has others. */
function getColumnWidth(head: Element): number {
  return head.querySelector('th')?.getBoundingClientRect().width || 1;
}

function keepPlace(columns: number): void {
  const { search, state } = getLocationEntry();
  const column = Math.round(columns * 100) / 100;
  if (column !== (state.column ?? 0)) changeLocation({ search, state: { ...state, column }, replace: true });
}
