import { toChoiceScript } from '../../i18n/preferred-locale';

/** Keeps the language that a visitor chooses, also before the page is alive (spec section 2). */
export function KeepLocaleChoice() {
  return <script dangerouslySetInnerHTML={{ __html: toChoiceScript() }} />;
}
