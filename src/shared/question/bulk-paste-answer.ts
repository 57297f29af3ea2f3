import { pastedTypeOf } from '../question-types/pasted';
import { QUESTION_TYPES, type QuestionType } from '../question-types/registry';
import type { PastedQuestion } from './bulk-paste-groups';
import { plainTypeName } from './bulk-paste-lists';

/** The type that a question names itself; undefined where it names none or none that there is. */
export function namedType(question: PastedQuestion): QuestionType | undefined {
  const name = plainTypeName(question.fields.get('type')?.value ?? '');
  return QUESTION_TYPES.find((type) => pastedTypeOf({ type }).names.includes(name));
}

/** The type a pasted question has: the named one, else what its lines show. Several correct options make an msq, an answer of several lines a long one. */
export const typeOfPasted = (question: PastedQuestion): QuestionType =>
  namedType(question) ??
  QUESTION_TYPES.find((type) => pastedTypeOf({ type }).recognises(question)) ??
  'short';
