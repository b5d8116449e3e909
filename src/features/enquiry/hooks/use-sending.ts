import { useEffect, useState, useSyncExternalStore } from 'react';

import type { Sender, Sending } from '../api/create-sender';

/** The state of a submission, and whether it changed while the form was on screen. */
export function useSending(sender: Sender): { sending: Sending; isNew: boolean } {
  const sending = useSyncExternalStore(sender.subscribe, sender.get);
  // A result that arrived on another page is shown, but does not take the focus.
  const [found] = useState(sending);
  // The visitor has seen it.
  useEffect(() => () => sender.reset(), [sender]);
  return { sending, isNew: sending !== found };
}
