import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Button, buttonSizes, buttonVariants } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { MoreLink } from '@/components/ui/more-link';
import { SectionTabs } from '@/components/ui/section-tabs';
import { ShareMenu } from '@/components/ui/share-menu';
import { toPath } from '@/i18n/paths';
import { useLocale } from '@/i18n/use-locale';
import { useTexts } from '@/i18n/use-texts';

import { Block } from './block';
import * as styles from './building-blocks.module.css';

/** States that a page cannot bring about; the styles know them by this name, too. */
const looks = ['hover', 'focus', 'pressed'] as const;

/** Buttons in their variants and sizes (spec section 5), on light and dark backgrounds, and as links. */
export function ButtonBlocks() {
  const { t } = useTexts();
  const href = toPath('home', useLocale());
  return (
    <>
      {(['plain', 'strong'] as const).map((tone) => (
        <Block key={tone} title={t(tone === 'plain' ? 'blocks:buttons' : 'blocks:darkButtons')} tone={tone}>
          {buttonVariants.map((variant) => (
            <p key={variant} className={styles.row}>
              {buttonSizes.map((size) => (
                <Button key={size} variant={variant} size={size}>
                  {t('common:section.allStock')}
                </Button>
              ))}
              {looks.map((look) => (
                <Button key={look} variant={variant} data-look={look}>
                  {t(`blocks:look.${look}`)}
                </Button>
              ))}
              <Button variant={variant} disabled>
                {t('blocks:disabled')}
              </Button>
              <ButtonLink href={href} variant={variant}>
                <Icon name="phone" /> {t('common:page.home.short')}
              </ButtonLink>
            </p>
          ))}
        </Block>
      ))}
      <Block title={t('blocks:links')} tone="soft">
        <p>
          <a href={href}>{t('common:page.home.short')}</a>
        </p>
        <MoreLink route="stockOverview">{t('common:section.allStock')}</MoreLink>
      </Block>
    </>
  );
}

/** Navigation within and between pages, and overlays. */
export function NavigationBlocks() {
  const { t } = useTexts();
  const locale = useLocale();
  const home = { label: t('common:page.home.short'), href: toPath('home', locale) };
  const overview = { label: t('common:page.stockOverview.short'), href: toPath('stockOverview', locale) };
  return (
    <>
      <Block title={t('blocks:navigation')}>
        <Breadcrumbs crumbs={[home, overview]} current={t('blocks:longName')} />
        <SectionTabs
          label={t('blocks:navigation')}
          sections={[1, 2, 3].map((number) => ({
            id: `tab-${String(number)}`,
            title: t('blocks:tab', { number }),
            content: <p>{t('blocks:description')}</p>,
          }))}
        />
      </Block>
      <Block title={t('blocks:menus')} tone="soft">
        <ShareMenu url="https://dealer.example" title={t('blocks:title')} text={t('blocks:description')} />
      </Block>
    </>
  );
}
