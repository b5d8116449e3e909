import { useSyncExternalStore } from 'react';

import { ContactSection } from '@/features/company/components/contact-section';
import { useCompany } from '@/features/company/use-company';
import { EnquiryPlace } from '@/features/enquiry/components/enquiry-place';
import { wishes } from '@/features/enquiry/model/choices';
import { toLang } from '@/i18n/to-lang';

import { useRecipient } from './use-recipient';

const kinds = ['contact', 'product', 'purchase'] as const;

/**
 * A form of the CMS beside the company's contact details. Links lead to it by its kind, `#contact`, or preselect a
 * purchase option, `#sell` or `#find`.
 */
export function FormSection({ section }: { section: Queries.ContactSectionFragment }) {
  const company = useCompany();
  const recipient = useRecipient();
  const hash = useSyncExternalStore(
    () => () => undefined,
    () => window.location.hash,
    () => '',
  );
  const kind = kinds.find((candidate) => candidate === section.kind) ?? 'contact';
  const ways = { phone: company?.phone ?? null, email: company?.email ?? null };
  const wish = wishes.find((candidate) => hash === `#${candidate}`);
  const whole = (
    <ContactSection
      title={section.title}
      titleLang={toLang(section, 'title')}
      kind={kind}
      {...ways}
      form={
        <EnquiryPlace
          kind={kind}
          about={[]}
          known={wish === undefined ? {} : { wish }}
          {...ways}
          recipient={recipient}
        />
      }
    />
  );
  if (kind !== 'purchase') return <div id={kind}>{whole}</div>;
  return (
    <div id="sell">
      <div id="find">{whole}</div>
    </div>
  );
}
