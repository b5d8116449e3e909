import type { ReactNode } from 'react';

type Props = { title: string; count?: number | null; children: ReactNode };

/** A part of the desk, with how much is in it. */
export function Part({ title, count = null, children }: Props) {
  return (
    <section>
      <h2>
        {title}
        {count !== null && ` (${String(count)})`}
      </h2>
      {children}
    </section>
  );
}
