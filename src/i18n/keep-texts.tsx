import { I18nextContext } from 'gatsby-plugin-react-i18next';
import { useContext, useState, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * Holds what is on every page, in the same words: each page has a translator of its own, and everything with a text in
 * it would be rendered anew with each. Here the first page's in a language is kept for as long as the language is.
 */
export function KeepTexts({ children }: { children: ReactNode }) {
  const translator = useContext(I18nContext);
  const page = useContext(I18nextContext);
  const [kept, keep] = useState({ translator, page });
  if (kept.page.language !== page.language) keep({ translator, page });
  return (
    // With another language all texts are others: none stays in place (`components/ui/live-text.tsx`).
    <I18nContext.Provider key={kept.page.language} value={kept.translator}>
      <I18nextContext.Provider value={kept.page}>{children}</I18nextContext.Provider>
    </I18nContext.Provider>
  );
}
