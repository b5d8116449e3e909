import { useEffect, type ReactNode } from 'react';

import { Seo } from '@/components/seo/seo';
import { useCompany } from '@/features/company/use-company';
import type { PageContext, SharedPicture } from '@/i18n/page-context';
import { useTexts } from '@/i18n/use-texts';

import { announcePage } from './announce-page';
import { useShow } from './page-context-bridge';
import { useReleaseFocus } from './release-focus';

type Props = {
  context: PageContext;
  title: string;
  /** Language of the title, if it differs from the page's. */
  titleLang?: string | undefined;
  description: string;
  /** The link preview image; default: the site's. */
  picture?: SharedPicture | undefined;
  children: ReactNode;
};

/** A whole page: its head, its content, and its context for the frame (`layout.tsx`). */
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
