import { emptyValues, type EnquiryValues } from '../../features/enquiry/model/fields';
import type { About, Enquiry } from '../../features/enquiry/model/kinds';

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
  return { kind: 'contact', about: null, values: { ...emptyValues, ...filled, ...values }, ...rest };
}
