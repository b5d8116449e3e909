import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { HelmetProvider, type HelmetServerState } from 'react-helmet-async';

import { isPlain } from '../../../patches/plain';
import { publicSettings } from '../../config/public-settings';

import { GoToPreferredLocale } from './go-to-preferred-locale';
import { HoldImages } from './hold-images';
import { KeepLocaleChoice } from './keep-locale-choice';
import { MarkPendingItem } from './mark-pending-item';
import { PreloadFont } from './preload-font';
import { RecordEvents } from './record-events';
import { ReserveListContext } from './reserve-list-context';
import { SetStockView } from './set-stock-view';
import { SiteIcons } from './site-icons';

/**
 * The head of each page being rendered, by path: pages are rendered concurrently, and one store for all would let the
 * head of one page leak into another.
 */
const contexts = new Map<string, { helmet?: HelmetServerState | null }>();

export const wrapRootElement: NonNullable<GatsbySSR['wrapRootElement']> = ({ element, pathname }) => {
  const context: { helmet?: HelmetServerState | null } = {};
  contexts.set(pathname, context);
  return <HelmetProvider context={context}>{element}</HelmetProvider>;
};

/** Writes what the page gave to Helmet into the served HTML. */
export function writeHead({ pathname, setHeadComponents, setHtmlAttributes }: RenderBodyArgs): void {
  const helmet = contexts.get(pathname)?.helmet;
  contexts.delete(pathname);
  if (helmet === undefined || helmet === null) return;
  setHtmlAttributes(helmet.htmlAttributes.toComponent());
  setHeadComponents([
    <GoToPreferredLocale key="go-to-preferred-locale" path={pathname} />,
    ...(publicSettings.isPreview ? [<meta key="preview" name="robots" content="noindex" />] : []),
    helmet.title.toComponent(),
    helmet.meta.toComponent(),
    helmet.link.toComponent(),
    <SiteIcons key="site-icons" />,
    <PreloadFont key="preload-font" />,
    helmet.script.toComponent(),
    <SetStockView key="set-stock-view" />,
    ...(isPlain() ? [] : [<HoldImages key="hold-images" />]),
    <RecordEvents key="keep-early-presses" />,
    <KeepLocaleChoice key="keep-locale-choice" />,
    <ReserveListContext key="keep-trail-place" path={pathname} />,
    ...(pathname.includes('/404') ? [<MarkPendingItem key="mark-pending-item" />] : []),
  ]);
}
