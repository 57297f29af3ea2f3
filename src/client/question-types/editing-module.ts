import type { ReactNode } from 'react';
import type { DraftParts, QuestionType } from '../../shared/question-types/registry';

/** The fields stand in a form of the type: `useFormContext` has it. */
export interface FieldsProps {
  /** Whether students have started: only correct answers can still be corrected. */
  frozen: boolean;
  errorOf: (field: string) => string | undefined;
}

/** How a question of one type is edited. */
export interface Editing<Type extends QuestionType, Form extends { readonly type: Type }> {
  /** The fields as they stand on the screen, numbers as typed. */
  toForm(draft: Extract<DraftParts, { type: Type }>): Form;
  /** What the fields say, right or wrong. */
  toDraft(form: Form): Extract<DraftParts, { type: Type }>;
  Fields(props: FieldsProps): ReactNode;
}
