import { createFileTexts } from '../../src/i18n/file-texts';
import { defaultLocale, locales, type Locale } from '../../src/i18n/locales';

import type { DevelopState } from './develop-process';

const getTexts = createFileTexts(['preview']);

/** What is shown until pages can be shown. It asks again by itself. */
export function toWaitingPage(url: string, state: DevelopState): string {
  const locale = locales.find((one) => new RegExp(`^/${one}(?=[/?]|$)`).test(url)) ?? defaultLocale;
  const { t } = getTexts(locale);
  const words = t(`preview:${state === 'ready' ? 'starting' : state}`);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="3">`,
    `<meta name="robots" content="noindex"><title>${words}</title></head>`,
    `<body><p role="status" style="font:1.25rem/1.5 system-ui;margin:3rem">${words}</p></body></html>`,
  ].join('');
}

/** The words of the bar, by their keys. */
export function getBarWords(locale: Locale): Record<'list' | 'away' | 'ended' | 'changed' | 'empty', string> {
  const { t } = getTexts(locale);
  return {
    list: t('preview:list'),
    away: t('preview:away'),
    ended: t('preview:ended'),
    changed: t('preview:changed'),
    empty: t('preview:empty'),
  };
}
