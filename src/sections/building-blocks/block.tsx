import type { ReactNode } from 'react';

import { SectionFrame } from '@/components/section/section-frame';

import * as styles from './building-blocks.module.css';

type Props = {
  title: string;
  tone?: 'plain' | 'soft' | 'strong';
  layout?: 'rows' | 'tiles' | 'halves';
  children: ReactNode;
};

/** Building blocks of one kind, in their states. */
export function Block({ title, tone = 'plain', layout = 'rows', children }: Props) {
  return (
    <SectionFrame title={title} tone={tone}>
      <div className={styles.block} data-layout={layout}>
        {children}
      </div>
    </SectionFrame>
  );
}
