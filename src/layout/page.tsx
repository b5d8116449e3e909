import type { ReactNode } from 'react';

import { Seo } from '@/components/seo/seo';
import type { PageContext } from '@/i18n/page-context';

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
  return (
    <>
      <Seo title={title} description={description} context={context} image={image} />
      <Layout context={context}>{children}</Layout>
    </>
  );
}
