import { toRootScript } from '../../i18n/preferred-locale';

/**
 * On the root path only: shows visitors their own language before anything of another one is painted (spec section 2).
 */
export function GoToPreferredLocale() {
  return <script dangerouslySetInnerHTML={{ __html: toRootScript() }} />;
}
