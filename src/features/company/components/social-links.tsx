import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { useTexts } from '@/i18n/use-texts';
import { toSafeHref } from '@/lib/safe-href';

import { useCompany } from '../use-company';

const socials = ['linkedin', 'facebook', 'instagram', 'youtube', 'twitter'] as const;

type Props = { className?: string | undefined; variant: 'words' | 'icons'; heading?: ReactNode };

/** Links to the company's social media profiles; nothing without any. */
export function SocialLinks({ className, variant, heading }: Props) {
  const { t } = useTexts();
  const company = useCompany();
  const links = socials.flatMap((social) => {
    const address = company?.[social] ?? null;
    const href = address === null ? null : toSafeHref(address);
    return href === null ? [] : [{ social, href, name: t(`company:social.${social}`) }];
  });
  if (links.length === 0) return null;
  const list = (
    <ul className={className}>
      {links.map(({ social, href, name }) => (
        <li key={social}>
          <a href={href} rel="noopener" {...(variant === 'icons' ? { 'aria-label': name, title: name } : {})}>
            {variant === 'icons' ? <Icon name={social} /> : name}
          </a>
        </li>
      ))}
    </ul>
  );
  return heading === undefined ? (
    list
  ) : (
    <section>
      {heading}
      {list}
    </section>
  );
}
