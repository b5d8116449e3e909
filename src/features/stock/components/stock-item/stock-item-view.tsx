import { useContext, type ReactNode } from 'react';

import { LiveText } from '@/components/ui/live-text';
import { ShareMenu } from '@/components/ui/share-menu';
import type { Locale } from '@/i18n/locales';
import { useTexts } from '@/i18n/use-texts';

import { useChanges } from '../../hooks/use-changes';
import { useItemWords } from '../../hooks/use-item-words';
import type { StockItem } from '../../model/item';
import { toFactLine } from '../../model/item-page/item-words';
import { ItemTool } from '../item-tool';
import { FitPlace } from '../stock-fit/fit-place';
import { Gallery } from '../stock-gallery/gallery';
import { PreviousNextLinks } from '../stock-related/previous-next-links';
import { RecentItems } from '../stock-related/recent-items';
import { SimilarItems } from '../stock-related/similar-items';

import { ItemActions, StickyActions, type Seller } from './item-actions';
import { ItemHead } from './item-head';
import { ItemSections } from './item-sections';
import { PrintSheet } from './print-sheet';
import * as styles from './stock-item-view.module.css';

type Props = {
  item: StockItem;
  /** Whether the whole page is rendered, or only its visible top (`use-after-opening.ts`). */
  isOpened: boolean;
  /** Whether the item is the API's current one instead of the built one. */
  isLive: boolean;
  builtDescription: { text: string; html: string } | null;
  seller: Seller;
  /** Whether somebody answers the phone now; the second one is for a place of one short line. */
  openNow: { full: ReactNode; short: ReactNode } | null;
  /** The page's path in each language, in the one that is shown, and its full URL. */
  alternates: Readonly<Record<Locale, string>>;
  path: string;
  url: string;
  /** The seller and the place of the enquiry form. */
  enquiry: ReactNode;
};

/** The page of one stock item. */
export function StockItemView({
  item,
  isOpened,
  isLive,
  builtDescription,
  seller,
  openNow,
  alternates,
  path,
  url,
  enquiry,
}: Props) {
  const { t } = useTexts();
  const words = useItemWords()(item);
  const changes = useChanges(item, words, isLive);
  const renderTool = useContext(ItemTool);
  const contact = { item, seller, url };
  return (
    <article className={styles.item} data-status={item.status}>
      <PreviousNextLinks id={item.advertisementID} path={path} />
      <p role="status" className="visually-hidden">
        {changes !== '' && <LiveText>{changes}</LiveText>}
      </p>
      <div className={styles.top}>
        <Gallery photos={item.images ?? []} title={words.title} news={changes} isOpened={isOpened} />
        <ItemHead
          item={item}
          actions={<ItemActions {...contact} openNow={openNow?.full ?? null} />}
          tools={
            isOpened && (
              <div className={styles.tools}>
                {renderTool(item, words.title)}
                <ShareMenu url={url} title={words.title} text={`${words.title}: ${toFactLine(words)}`} />
                <PrintSheet {...{ url, alternates, isLive }} />
              </div>
            )
          }
        />
      </div>
      {isOpened && (
        <>
          <ItemSections item={item} builtDescription={builtDescription} />
          <FitPlace item={item} />
          <section id="enquiry" className={styles.enquiry} aria-labelledby="enquiry-title">
            <h2 id="enquiry-title">
              <LiveText>{t(item.status === undefined ? 'item:enquiry.title' : 'item:action.findOne')}</LiveText>
            </h2>
            {enquiry}
          </section>
          <SimilarItems item={item} categoryPath={path.slice(0, path.lastIndexOf('/'))} />
          <RecentItems id={item.advertisementID} />
        </>
      )}
      <StickyActions {...contact} openNow={openNow?.short ?? null} />
    </article>
  );
}
