import type { ReactNode } from 'react';

/** A page with nothing around its content. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
