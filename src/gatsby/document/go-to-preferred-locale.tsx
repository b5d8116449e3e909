import { locales } from '../../i18n/locales';
import { toPath } from '../../i18n/paths';
import { toRootScript, toSharedListScript } from '../../i18n/preferred-locale';

/**
 * On the root path (spec section 2) and on pages that show a shared list: shows visitors their own language before
 * anything of another one is painted. Null on other pages.
 */
export function GoToPreferredLocale({ path }: { path: string }) {
  const isList = locales.some((locale) => toPath('shortlist', locale) === path);
  if (path !== '/' && !isList) return null;
  return <script dangerouslySetInnerHTML={{ __html: isList ? toSharedListScript() : toRootScript() }} />;
}
