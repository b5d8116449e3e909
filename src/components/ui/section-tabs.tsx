import {
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import { matchesMedia, onMedia } from '@/lib/match-media';
import { isPlainClick } from '@/lib/plain-click';

import * as styles from './section-tabs.module.css';

/** `id` is also the fragment in the page's address: `#id`. */
type Section = { id: string; title: string; content: ReactNode };

/** The same media query as in the styles: a browser that does not support it shows all sections open in both. */
const tabsQuery = 'screen and (min-width: 1024px) and (scripting: enabled)';

const moves: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  // The focused tab is selected already; the default action would scroll the page.
  ' ': (place) => place,
};

const subscribe = (onChange: () => void) => onMedia(tabsQuery, onChange);

/**
 * Sections stacked on phones, in print and without scripts; tabs on desktops
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). All sections stay in the DOM, also for find-in-page. The tabs are
 * links to their sections, so they work before hydration.
 */
export function SectionTabs({ label, sections }: { label: string; sections: readonly Section[] }) {
  const isTabs = useSyncExternalStore(
    subscribe,
    () => matchesMedia(tabsQuery),
    () => false,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  // The address or an earlier state may name a section that does not exist.
  const selected = sections.some(({ id }) => id === chosen) ? chosen : sections[0]?.id;

  useLayoutEffect(() => {
    const followHash = () => {
      if (window.location.hash !== '') setChosen(window.location.hash.slice(1));
    };
    followHash();
    window.addEventListener('hashchange', followHash);
    return () => {
      window.removeEventListener('hashchange', followHash);
    };
  }, []);

  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Removing a section drops the focus, and React emits no blur event.
    if (focused.current?.isConnected !== false) return;
    focused.current = null;
    document.getElementById(toTabId(selected ?? ''))?.focus();
  });

  const onKeyDown = (event: KeyboardEvent, place: number) => {
    // Arrow keys with a modifier belong to the browser, e.g. Back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = sections[moves[event.key]?.(place, sections.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(toTabId(next.id))?.focus();
  };
  const onClick = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setChosen(id);
  };

  return (
    <div
      className={styles.sections}
      role="presentation"
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      <div className={styles.tabs} {...(isTabs ? { role: 'tablist', 'aria-label': label } : {})}>
        {sections.map(({ id, title }, place) => (
          <a
            key={id}
            id={toTabId(id)}
            href={`#${id}`}
            className={styles.tab}
            data-title={title}
            {...(isTabs ? toTabAttributes(id, id === selected) : {})}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, place)}
          >
            {title}
          </a>
        ))}
      </div>
      {sections.map((section) => (
        <Panel
          key={section.id}
          section={section}
          isTabs={isTabs}
          isHidden={isTabs && section.id !== selected}
          onFound={setChosen}
        />
      ))}
    </div>
  );
}

function toTabId(id: string): string {
  return `${id}-tab`;
}

function toTabAttributes(id: string, isSelected: boolean) {
  return { role: 'tab', 'aria-selected': isSelected, 'aria-controls': id, tabIndex: isSelected ? 0 : -1 };
}

type PanelProps = { section: Section; isTabs: boolean; isHidden: boolean; onFound: (id: string) => void };

function Panel({ section: { id, title, content }, isTabs, isHidden, onFound }: PanelProps) {
  const ref = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const panel = ref.current;
    if (panel === null || !isHidden) return;
    const show = () => {
      onFound(id);
    };
    // React 18 supports `hidden` as a boolean only. With `until-found`, find-in-page reveals the panel and fires
    // `beforematch`.
    panel.setAttribute('hidden', 'until-found');
    panel.addEventListener('beforematch', show);
    return () => {
      panel.removeAttribute('hidden');
      panel.removeEventListener('beforematch', show);
    };
  }, [id, isHidden, onFound]);

  return (
    <section
      ref={ref}
      id={id}
      className={styles.panel}
      {...(isTabs ? { role: 'tabpanel', 'aria-labelledby': toTabId(id), tabIndex: isHidden ? -1 : 0 } : {})}
    >
      <h2>{title}</h2>
      {content}
    </section>
  );
}
