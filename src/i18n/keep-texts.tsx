import { I18nextContext } from 'gatsby-plugin-react-i18next';
import { useContext, useState, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * Keeps the first page's translator of a locale for everything around the pages. Each page has a translator of its own,
 * so every component with a text would render again on each navigation.
 */
export function KeepTexts({ children }: { children: ReactNode }) {
  const translator = useContext(I18nContext);
  const page = useContext(I18nextContext);
  const [kept, keep] = useState({ translator, page });
  if (kept.page.language !== page.language) keep({ translator, page });
  return (
    // Another locale changes every text: no text node is reused (`components/ui/live-text.tsx`).
    <I18nContext.Provider key={kept.page.language} value={kept.translator}>
      <I18nextContext.Provider value={kept.page}>{children}</I18nextContext.Provider>
    </I18nContext.Provider>
  );
}
