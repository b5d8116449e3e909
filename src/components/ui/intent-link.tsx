import { navigate } from 'gatsby';
import { useState, type MouseEvent, type ReactNode } from 'react';

import { useOnline } from '@/hooks/use-online';
import { useTexts } from '@/i18n/use-texts';

import * as styles from './intent-link.module.css';

type Props = { to: string; className?: string; children: ReactNode };

/**
 * A link within the site whose page is fetched when somebody is about to follow it: a list has dozens of links, and the
 * router's own would fetch the data of each that comes into view. Without a network a page that is not at hand is not
 * opened: in its place the browser would show an error, and the list would be gone.
 */
export function IntentLink({ to, className, children }: Props) {
  const [isRefused, setIsRefused] = useState(false);
  const prepare = () => {
    getLoader()?.hovering(to);
  };
  return (
    <>
      <a
        href={to}
        className={className}
        onMouseEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          const canOpen = navigator.onLine || Boolean(getLoader()?.loadPageSync(to));
          setIsRefused(!canOpen);
          if (canOpen) navigate(to);
        }}
      >
        {children}
      </a>
      {isRefused && <Refusal />}
    </>
  );
}

/** Goes when the network is back. */
function Refusal() {
  const { t } = useTexts();
  const isOnline = useOnline();
  return isOnline ? null : (
    <span role="alert" className={styles.refusal}>
      {t('common:site.offline')}
    </span>
  );
}

type Loader = { hovering: (path: string) => void; loadPageSync: (path: string) => unknown };

/**
 * The router's own loader, which it puts there for its plugins: only it knows which pages are at hand, and it alone fetches
 * a page at once. (`prefetchPathname` waits three seconds, and then fetches the data without what shows it.)
 */
function getLoader(): Loader | undefined {
  const loader: unknown = Reflect.get(window, '___loader');
  return isLoader(loader) ? loader : undefined;
}

function isLoader(value: unknown): value is Loader {
  return typeof value === 'object' && value !== null && 'hovering' in value && 'loadPageSync' in value;
}

/** A press that means this window; with a key held, the browser opens another one. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
