import { navigate } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';

type Props = { to: string; className?: string; children: ReactNode };

/**
 * A link within the site whose page is fetched when somebody is about to follow it: a list has dozens of links, and the
 * router's own would fetch the data of each that comes into view.
 */
export function IntentLink({ to, className, children }: Props) {
  const prepare = () => {
    getLoader()?.hovering(to);
  };
  return (
    <a
      href={to}
      className={className}
      onMouseEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}

type Loader = { hovering: (path: string) => void };

/**
 * The router's own loader, which it puts there for its plugins: it alone fetches a page at once. (`prefetchPathname` waits
 * three seconds, and then fetches the data without what shows it.)
 */
function getLoader(): Loader | undefined {
  const loader: unknown = Reflect.get(window, '___loader');
  return isLoader(loader) ? loader : undefined;
}

function isLoader(value: unknown): value is Loader {
  return typeof value === 'object' && value !== null && 'hovering' in value;
}

/** A press that means this window; with a key held, the browser opens another one. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
