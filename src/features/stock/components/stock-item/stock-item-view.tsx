import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';
import { toMailLink, toTelLink, toWhatsappLink } from '@/lib/contact-links';
import { toPlainText } from '@/lib/plain-text';

import { useItemWords } from '../../hooks/use-item-words';
import { toHydratedProperties } from '../../model/hydrate';
import type { StockItem } from '../../model/item';
import { pickText } from '../../model/localize';

import { toDetailRows } from './detail-rows';
import { FactTable } from './fact-table';
import { Gallery } from './gallery';
import * as styles from './stock-item-view.module.css';

/** Whom to call about an item; from the CMS, each can be missing. */
export type Seller = { phone: string | null; email: string | null; whatsapp: string | null };

type Props = { item: StockItem; seller: Seller; url: string };

/** Everything known about one stock item. */
export function StockItemView({ item, seller, url }: Props) {
  const { t, iso } = useTexts();
  const locale = useLocale();
  const words = useItemWords()(item);
  const number = item.advertiserStockNumber ?? item.advertisementID;
  const description = item.description === undefined ? null : pickText(item.description, locale);
  const accessories = (item.accessories ?? []).flatMap((texts) => pickText(texts, locale) ?? []);
  const properties = toHydratedProperties(item, { t, iso });
  return (
    <article className={styles.item}>
      <div className={styles.top}>
        <Gallery images={item.images ?? []} title={words.title} />
        <div className={styles.head}>
          <h1>{words.title}</h1>
          {words.status !== null && <p className={styles.status}>{words.status.label}</p>}
          <p className={styles.price}>
            {words.price} {words.vat !== null && <small>{words.vat}</small>}
          </p>
          <FactTable rows={words.facts} />
          <h2 className={styles.ask}>{t('stock:item.contact')}</h2>
          <div className={styles.actions}>
            {seller.phone !== null && (
              <ButtonLink href={toTelLink(seller.phone)}>
                <Icon name="phone" /> {seller.phone}
              </ButtonLink>
            )}
            {seller.whatsapp !== null && (
              <ButtonLink
                href={toWhatsappLink(
                  seller.whatsapp,
                  t('stock:item.whatsappText', { title: words.title, number, url }),
                )}
                variant="outlined"
              >
                <Icon name="whatsapp" /> {t('stock:item.whatsapp')}
              </ButtonLink>
            )}
            {seller.email !== null && (
              <ButtonLink
                href={toMailLink(seller.email, t('stock:item.mailSubject', { title: words.title, number }))}
                variant="outlined"
              >
                <Icon name="mail" /> {t('stock:item.mail')}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
      <section className={styles.part}>
        <h2>{t('stock:item.details')}</h2>
        <FactTable rows={toDetailRows(item, { t, iso, locale })} />
      </section>
      {properties.length > 0 && (
        <section className={styles.part}>
          <h2>{t('stock:item.technical')}</h2>
          <FactTable rows={properties} />
        </section>
      )}
      {accessories.length > 0 && (
        <section className={styles.part}>
          <h2>{t('stock:item.accessories')}</h2>
          <ul>
            {accessories.map((accessory) => (
              <li key={accessory.text} lang={accessory.locale}>
                {accessory.text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {description !== null && (
        <section className={styles.part}>
          <h2>{t('stock:item.description')}</h2>
          <div lang={description.locale}>
            {toPlainText(description.text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
    </article>
  );
}
