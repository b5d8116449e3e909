/**
 * Hours as a page shows them: with en dashes, and without a nought in front, as in the line beside a phone number.
 * @example toShownHours('08:00-12:00, 13:00-17:30') // '8:00–12:00, 13:00–17:30'
 */
export function toShownHours(hours: string): string {
  return hours.replace(/(\d)-(?=\d)/g, '$1–').replace(/\b0(?=\d:)/g, '');
}
