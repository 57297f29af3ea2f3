import type * as z from 'zod';
import type { DraftParts, QuestionType } from '../../shared/question-types/registry';

/** The schemas that fields are made of; passed in, so that pages without stored fields do not load zod. */
export type FieldSchemas = Pick<typeof z, 'array' | 'boolean' | 'enum' | 'object' | 'string'>;

/** The editor's form of one type. */
export interface Editing<Type extends QuestionType, Form extends { readonly type: Type }> {
  /** The fields as shown, numbers as typed. */
  toForm(draft: Extract<DraftParts, { type: Type }>): Form;
  /** The draft in the fields, valid or not. */
  toDraft(form: Form): Extract<DraftParts, { type: Type }>;
  /** The draft without trailing empty rows. */
  withoutRoom?(draft: Extract<DraftParts, { type: Type }>): Extract<DraftParts, { type: Type }>;
  /** The fields as stored on the device until they are saved. */
  kept(schemas: FieldSchemas): KeptFields<Form>;
}

export type KeptFields<Form> = { readonly [Field in Exclude<keyof Form, 'type'>]: z.ZodType<Form[Field]> };
