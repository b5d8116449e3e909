import { readFileSync } from 'node:fs';

import { emptyValues, type EnquiryValues } from '../../features/enquiry/model/fields';
import type { About, Enquiry } from '../../features/enquiry/model/kinds';
import { createTexts } from '../../i18n/create-texts';
import { createTranslate } from '../../i18n/create-translate';
import type { KnownLocale } from '../../i18n/locales';
import type { Translate } from '../../i18n/text-keys';

export const stockItem: About = {
  id: '204170',
  title: 'Fendt 724 Vario',
  number: 'L20417',
  url: 'https://dealer.example/occasions/tractoren/fendt-724-vario-204170',
};

/** A valid enquiry with overrides. */
export function createEnquiry({
  values = {},
  ...rest
}: Partial<Omit<Enquiry, 'values'>> & { values?: Partial<EnquiryValues> } = {}): Enquiry {
  const filled = { name: 'Jan de Vries', email: 'jan@visitor.example', message: 'Is hij er nog?' };
  return { kind: 'contact', about: [], isChosen: false, values: { ...emptyValues, ...filled, ...values }, ...rest };
}

/** So many stock items with short titles: 'Fendt 1', 'Fendt 2'. */
export function createItems(count: number): About[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1);
    return { id: number, title: `Fendt ${number}`, number: `L${number}`, url: `${stockItem.url}/${number}` };
  });
}

/** The form's texts in a language. */
export function getEnquiryTexts(locale: KnownLocale): Translate {
  const file = `${process.cwd()}/locales/${locale}/enquiry.json`;
  return createTranslate(createTexts(locale, { enquiry: JSON.parse(readFileSync(file, 'utf8')) as object }));
}
