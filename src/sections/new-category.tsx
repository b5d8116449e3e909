import { useEffect, useState, type ReactNode } from 'react';

import { Container } from '@/components/container/container';
import { ButtonLink } from '@/components/ui/button-link';
import type { DocumentFlags } from '@/gatsby/document/document-flags';
import { useDelayed } from '@/hooks/use-delayed';
import { useLazyPart } from '@/hooks/use-lazy-part';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';
import { ErrorView } from '@/layout/error-view';
import { Page } from '@/layout/page';

import type { FoundCategory } from './new-category-page';
import * as styles from './new-item-page.module.css';

const load = () => import('./new-category-page');

type Props = {
  /** The category's segment of the address. */
  segment: string;
  path: string;
  context: PageContext;
  /** Rendered if there is no such category. */
  missing: ReactNode;
};

/** A category without a built page: it is newer than the site, or does not exist. The page's code loads lazily. */
export function NewCategory({ segment, path, context, missing }: Props) {
  const { t } = useTexts();
  const { language } = context;
  const { part, loadPart: loadPart } = useLazyPart(load);
  const [found, setFound] = useState<FoundCategory | 'asking' | 'missing' | 'failed'>('asking');
  const isSlow = useDelayed(found === 'asking');
  useEffect(() => {
    const controller = new AbortController();
    const find = async () => {
      const loaded = await loadPart();
      const answer = (await loaded?.findNewCategory(segment, language, controller.signal)) ?? 'failed';
      if (!controller.signal.aborted) setFound(answer);
    };
    void find();
    return () => controller.abort();
  }, [loadPart, segment, language]);
  useEffect(() => {
    // The page was hidden until its kind is known (`mark-pending-item.tsx`).
    if (found !== 'asking' || isSlow) delete (document.documentElement.dataset as DocumentFlags).pending;
  }, [found, isSlow]);

  if (found === 'missing') return missing;
  if (part !== null && typeof found === 'object')
    return <part.NewCategoryPage found={found} context={context} path={path} />;
  const words = found === 'failed' ? t('stock:list.failed') : t('common:page.stockOverview.title');
  return (
    <Page context={context} title={words} description={words}>
      {found === 'failed' ? (
        <ErrorView
          heading={words}
          text={t('item:failedText')}
          remedy={<ButtonLink href={window.location.href}>{t('stock:list.retry')}</ButtonLink>}
        />
      ) : (
        <Container>
          <div className={styles.asking} aria-busy />
        </Container>
      )}
    </Page>
  );
}
