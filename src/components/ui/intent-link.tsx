import { navigate, prefetchPathname } from 'gatsby';
import type { MouseEvent, ReactNode } from 'react';

type Props = { to: string; className?: string; children: ReactNode };

/**
 * A link within the site whose page is fetched when somebody is about to follow it: a list has dozens of links, and the
 * router's own would fetch the data of each that comes into view.
 */
export function IntentLink({ to, className, children }: Props) {
  const prepare = () => {
    prefetchPathname(to);
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

/** A press that means this window; with a key held, the browser opens another one. */
export function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
