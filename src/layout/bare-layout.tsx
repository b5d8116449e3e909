import type { ReactNode } from 'react';

/** A page without header and footer. */
export function BareLayout({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
