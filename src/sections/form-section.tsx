import { ContactSection } from '@/features/company/components/contact-section';
import { useCompany } from '@/features/company/use-company';
import { EnquiryPlace } from '@/features/enquiry/components/enquiry-place';

const kinds = ['contact', 'product', 'purchase'] as const;

/** A form of the CMS, beside the other ways to reach the company. */
export function FormSection({ section }: { section: Queries.ContactSectionFragment }) {
  const company = useCompany();
  const kind = kinds.find((candidate) => candidate === section.kind) ?? 'contact';
  const ways = { phone: company?.phone ?? null, email: company?.email ?? null };
  return (
    <ContactSection
      title={section.title}
      kind={kind}
      {...ways}
      form={<EnquiryPlace kind={kind} about={null} {...ways} />}
    />
  );
}
