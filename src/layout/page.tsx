import { useEffect, type ReactNode } from 'react';

import { Seo } from '@/components/seo/seo';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';

import { announcePage } from './announce-page';
import { Layout } from './layout';

type Props = {
  context: PageContext;
  title: string;
  description: string;
  image?: string | undefined;
  children: ReactNode;
};

/** A whole page: its head and the frame around its content. */
export function Page({ context, title, description, image, children }: Props) {
  const { t } = useTexts();
  const announcement = t('common:site.arrived', { title });
  useEffect(() => {
    announcePage(announcement, window.location.pathname);
  }, [announcement]);
  return (
    <>
      <Seo title={title} description={description} context={context} image={image} />
      <Layout context={context}>{children}</Layout>
    </>
  );
}
