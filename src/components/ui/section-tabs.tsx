import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';

import { isPlainClick } from '@/lib/plain-click';

import * as styles from './section-tabs.module.css';

/** `id` is also the fragment in the page's address: `#id`. */
type Section = { id: string; title: string; content: ReactNode };

type Props = {
  label: string;
  sections: readonly Section[];
  /** Whether all of it fits a sheet of paper in larger letters. */
  isShort?: boolean;
};

/** The section that crosses this line of the window, close below the tabs, is the one being read: some are low. */
const readingLine = '-12% 0px -88% 0px';

/**
 * Sections one below the other, and a row of tabs that sticks above them: each leads to its section, and the one being
 * read is marked. Nothing is hidden, so find-in-page and print have all of it, and the tabs work as links before
 * hydration. Narrow screens have the headings alone.
 */
export function SectionTabs({ label, sections, isShort = false }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const current = useCurrentSection(root, sections.map(({ id }) => id).join(' '));
  const keepFocus = useKeptFocus(root);
  return (
    <div ref={root} className={styles.sections} role="presentation" data-roomy={isShort || undefined} {...keepFocus}>
      <nav className={styles.tabs} aria-label={label} data-print="no">
        {sections.map(({ id, title }, place) => (
          <a
            key={id}
            href={`#${id}`}
            className={styles.tab}
            data-title={title}
            aria-current={(sections.some((one) => one.id === current) ? id === current : place === 0) || undefined}
            onClick={showSection}
          >
            {title}
          </a>
        ))}
      </nav>
      {sections.map(({ id, title, content }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
          <h2 id={`${id}-title`}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

/** Scrolls without a step of the history: Back leads to the page before, not through the sections that were read. */
function showSection(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (section === null) return;
  event.preventDefault();
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

/** The section at the reading line, or the last one that was there. @param ids a change of them observes anew */
function useCurrentSection(root: RefObject<HTMLElement>, ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    if (root.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting);
        if (reached !== undefined) setCurrent(reached.target.id);
      },
      { rootMargin: readingLine },
    );
    for (const section of root.current.querySelectorAll(':scope > section')) observer.observe(section);
    return () => observer.disconnect();
  }, [root, ids]);
  return current;
}

/** Gives the focus to the first tab when what had it goes. React, unlike browsers, emits no event then. */
function useKeptFocus(root: RefObject<HTMLElement>) {
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    root.current?.querySelector('a')?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
