import type { DraftParts, QuestionType } from '../../shared/question-types/registry';

/** The editor's form of one type. */
export interface Editing<Type extends QuestionType, Form extends { readonly type: Type }> {
  /** The fields as shown, numbers as typed. */
  toForm(draft: Extract<DraftParts, { type: Type }>): Form;
  /** The draft in the fields, valid or not. */
  toDraft(form: Form): Extract<DraftParts, { type: Type }>;
  /** The draft without trailing empty rows. */
  withoutRoom?(draft: Extract<DraftParts, { type: Type }>): Extract<DraftParts, { type: Type }>;
}
