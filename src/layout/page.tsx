import { useEffect, type ReactNode } from 'react';

import { Seo, type SharedPicture } from '@/components/seo/seo';
import { useCompany } from '@/features/company/use-company';
import type { PageContext } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';

import { announcePage } from './announce-page';
import { useReleaseFocus } from './release-focus';
import { useShow } from './page-context-bridge';

type Props = {
  context: PageContext;
  title: string;
  /** Of the title, where it is in another language than the page. */
  titleLang?: string | undefined;
  description: string;
  /** What is shown where the page is shared; without one the site's own. */
  picture?: SharedPicture | undefined;
  children: ReactNode;
};

/** A whole page: its head, its content, and what the frame around it (`layout.tsx`) is to know of it. */
export function Page({ context, title, titleLang, description, picture, children }: Props) {
  const { t } = useTexts();
  useShow(context);
  useReleaseFocus();
  const siteName = useCompany()?.name ?? undefined;
  const announcement = t('common:site.arrived', { title });
  useEffect(() => {
    announcePage(announcement, window.location.pathname);
  }, [announcement]);
  return (
    <>
      <Seo
        title={title}
        titleLang={titleLang}
        description={description}
        context={context}
        siteName={siteName}
        picture={picture}
      />
      {children}
    </>
  );
}
