import type { Translate } from '@/i18n/text-keys';

import type { Problem, ProblemPlace } from '../../model/problems';

/** Fields that some form requires, with the text for an empty value. */
const emptyTexts: Partial<Record<ProblemPlace, 'name' | 'email' | 'message' | 'make'>> = {
  name: 'name',
  email: 'email',
  message: 'message',
  make: 'make',
};

type Options = { field: ProblemPlace; label: string; t: Translate };

/** The text of a validation error, the same at the field and in the summary. */
export function toProblemText(problem: Problem, { field, label, t }: Options): string {
  switch (problem.id) {
    case 'empty':
      return t(`enquiry:error.empty.${emptyTexts[field] ?? 'message'}`);
    case 'long':
      return t('enquiry:error.long', { label, maximum: problem.maximum });
    case 'many':
      return t('enquiry:error.many', { maximum: problem.maximum });
    case 'special':
      return t('enquiry:error.special', { label, characters: problem.characters });
    default:
      return t(`enquiry:error.${problem.id}`);
  }
}
