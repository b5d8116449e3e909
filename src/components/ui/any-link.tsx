import { Link } from 'gatsby';
import type { ReactNode } from 'react';

type Props = {
  to: string;
  lang?: string | undefined;
  /** A part of a menu, which is marked on its page; `within`: on the pages below it, too. */
  marked?: 'exactly' | 'within';
  children: ReactNode;
};

/** A link to a page of the site, by client-side navigation, or to another website. */
export function AnyLink({ to, lang, marked, children }: Props) {
  if (!to.startsWith('/'))
    return (
      <a href={to} lang={lang}>
        {children}
      </a>
    );
  return (
    <Link to={to} lang={lang} {...(marked && { activeClassName: 'is-current', partiallyActive: marked === 'within' })}>
      {children}
    </Link>
  );
}
