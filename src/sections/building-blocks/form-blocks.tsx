import { EnquiryPlace } from '@/features/enquiry/components/enquiry-place';
import type { EnquiryKind } from '@/features/enquiry/model/kinds';
import { useTexts } from '@/i18n/use-texts';

import { Block } from './block';

const kinds: readonly EnquiryKind[] = ['contact', 'product', 'purchase', 'application'];

const nobody = { company: null, openNow: null, toDayNote: () => null };

/** Every kind of form. Error, progress and failure states appear in use. */
export function FormBlocks() {
  const { t } = useTexts();
  return (
    <Block title={t('blocks:forms')} layout="halves">
      {kinds.map((kind) => (
        <EnquiryPlace key={kind} kind={kind} about={[]} phone={null} email={null} recipient={nobody} />
      ))}
    </Block>
  );
}
