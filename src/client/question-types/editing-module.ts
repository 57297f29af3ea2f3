import type { DraftParts, QuestionType } from '../../shared/question-types/registry';

/** How a question of one type is written: what stands in its fields. */
export interface Editing<Type extends QuestionType, Form extends { readonly type: Type }> {
  /** The fields as they stand on the screen, numbers as typed. */
  toForm(draft: Extract<DraftParts, { type: Type }>): Form;
  /** What the fields say, right or wrong. */
  toDraft(form: Form): Extract<DraftParts, { type: Type }>;
  /** The draft without empty rows at its end, which are only room to write. */
  withoutRoom?(draft: Extract<DraftParts, { type: Type }>): Extract<DraftParts, { type: Type }>;
}
