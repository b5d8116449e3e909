import { mailFailureType, type MailFailureCause } from '../../../lib/mail-failure';
import { reportsPath } from '../../../lib/reports-path';

/**
 * Tells the site's own server that a mail failed, and of the cause only its kind: nothing of the message, the visitor
 * or the page. Hosts without that server refuse it, and nobody notices.
 */
export function reportMailFailure(cause: MailFailureCause): void {
  if ('sendBeacon' in navigator) navigator.sendBeacon(reportsPath, JSON.stringify([{ type: mailFailureType, cause }]));
}
