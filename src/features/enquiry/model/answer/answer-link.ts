import type { AnswerRequest } from './answerable';
import { toSeal } from './seal';

/** The path of the answer page, which exists in Dutch only. */
export const answerPath = '/antwoord';

/** The first character behind the hash. Raise it when the list below changes its meaning. */
export const answerVersion = '1';

/** In characters. Mail programs on Windows cut links of about 2,000. */
const longestLink = 1900;

/**
 * The link of the call to action in the enquiry's mail. Everything stands behind the hash, which no server sees: the
 * version, a list as JSON in base64url, and a checksum. Texts and facts are cut until the link fits; the mail has them
 * in full. Part of the form's script, so it is short.
 */
export function toAnswerLink(request: AnswerRequest, siteUrl: string): string {
  for (let most = 100; ; most -= 5) {
    const sealed = answerVersion + toBase64Url(JSON.stringify(toList(request, most)));
    const link = `${siteUrl}${answerPath}#${sealed}${toSeal(sealed)}`;
    if (link.length < longestLink || most === 0) return link;
  }
}

/** @param most characters of a text, and facts */
function toList({ locale, name, email, phone, items, questions, facts, hasMessage }: AnswerRequest, most: number) {
  const cut = (text = '') => {
    const letters = Array.from(text);
    return letters.length > most ? `${letters.slice(0, most).join('')}…` : text;
  };
  return [
    locale,
    cut(name),
    // Cut, it would be another address.
    email,
    phone,
    items.join(),
    questions.map(({ id, details }) => [id, ...Object.entries(details).flatMap(([key, text]) => [key, cut(text)])]),
    facts.slice(0, most).join(),
    // Links of before have nothing here.
    ...(hasMessage ? ['message'] : []),
  ];
}

function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}
