import { useHydrated } from '@/hooks/use-hydrated';
import { useTexts } from '@/i18n/use-texts';

import { Block } from './block';
import * as styles from './building-blocks.module.css';

const colors = '--color-';
const sizes = '--font-size-';

/** The design tokens with a prefix, read from the page's own styles, so that none is missing. */
function getTokens(beginning: string): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const root = rules.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root');
  const names = root.flatMap((rule) => [...(rule as CSSStyleRule).style]);
  return [...new Set(names)].filter((name) => name.startsWith(beginning));
}

/** Every colour and every font size with its name. */
export function TokenBlocks() {
  const { t } = useTexts();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  return (
    <>
      <Block title={t('blocks:colors')} layout="tiles">
        {getTokens(colors).map((name) => (
          <p key={name} className={styles.color}>
            <span style={{ background: `var(${name})` }} /> {name.slice(colors.length)}
          </p>
        ))}
      </Block>
      <Block title={t('blocks:type')} tone="soft">
        {getTokens(sizes)
          .reverse()
          .map((name) => (
            <p key={name} style={{ fontSize: `var(${name})`, lineHeight: 'var(--line-height-tight)' }}>
              {t('blocks:description')} <small className={styles.name}>{name.slice(sizes.length)}</small>
            </p>
          ))}
      </Block>
    </>
  );
}
