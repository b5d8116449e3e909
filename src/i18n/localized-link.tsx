import { Link } from 'gatsby';
import type { ReactNode } from 'react';

import { toPath } from './paths';
import type { StaticRouteId } from './routes';
import { useLocale } from './use-locale';

type Props = { route: StaticRouteId; className?: string | undefined; children: ReactNode };

/** A link to a page of the route table in the page's language. */
export function LocalizedLink({ route, className, children }: Props) {
  const locale = useLocale();
  return (
    <Link
      to={toPath(route, locale)}
      className={className}
      activeClassName="is-current"
      {...(route === 'home' ? {} : { partiallyActive: true })}
    >
      {children}
    </Link>
  );
}
