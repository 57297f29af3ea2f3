import type { ReactNode } from 'react';
import type { DraftParts, QuestionType } from '../../shared/question-types/registry';

export interface FieldsProps<Form> {
  form: Form;
  /** Whether students have started: only correct answers can still be corrected. */
  frozen: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<Omit<Form, 'type'>>) => void;
}

/** How a question of one type is edited. */
export interface Editing<Type extends QuestionType, Form extends { readonly type: Type }> {
  /** The fields as they stand on the screen, numbers as typed. */
  toForm(draft: Extract<DraftParts, { type: Type }>): Form;
  /** What the fields say, right or wrong. */
  toDraft(form: Form): Extract<DraftParts, { type: Type }>;
  /** Fields kept on this device; undefined when an older version of the editor kept another shape. */
  readKept(kept: Readonly<Record<string, unknown>>): Form | undefined;
  Fields(props: FieldsProps<Form>): ReactNode;
}
