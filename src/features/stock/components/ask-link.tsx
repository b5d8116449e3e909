import type { ReactNode } from 'react';

import { changeLocation, getLocationEntry } from '@/hooks/location-entry';
import { isPlainClick } from '@/lib/plain-click';

import { toAskAddress, toAskSearch } from '../model/ask-address';

type Props = {
  /** Ids of properties. */
  facts: readonly string[];
  children: ReactNode;
};

/**
 * A link on an item's page to its form, with a question, which is asked beside those of links that were pressed before.
 * The router would render the whole page again for another
 * address of it.
 */
export function AskLink({ facts, children }: Props) {
  return (
    <a
      href={toAskAddress(facts)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        changeLocation({ search: toAskSearch(facts, getLocationEntry().search), state: {}, replace: false });
        // The form takes the focus once it is there.
        document.getElementById('enquiry')?.scrollIntoView({ behavior: 'instant' });
      }}
    >
      {children}
    </a>
  );
}
