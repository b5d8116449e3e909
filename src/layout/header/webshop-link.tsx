import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { publicSettings } from '@/config/public-settings';
import { useTexts } from '@/i18n/use-texts';

type Props = { className?: string | undefined; isButton?: boolean };

/** A link to the webshop, another site, in a new tab; nothing if none is configured. */
export function WebshopLink({ className, isButton = false }: Props) {
  const { t } = useTexts();
  const href = publicSettings.webshopUrl;
  if (href === '') return null;
  const words = (
    <>
      {t('common:site.webshop')} <Icon name="external" />
      <span className="visually-hidden">({t('common:site.newTab')})</span>
    </>
  );
  return (
    <span className={className}>
      {isButton ? (
        <ButtonLink href={href} variant="outlined" newTab>
          {words}
        </ButtonLink>
      ) : (
        <a href={href} target="_blank" rel="noopener">
          {words}
        </a>
      )}
    </span>
  );
}
