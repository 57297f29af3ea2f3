import * as z from 'zod';
import { QUESTION_TYPES, type QuestionType, questionSchemas } from '../../../shared/question-types/registry';
import { sentImage } from '../../../shared/sent';
import { serverModuleOf } from '../../rules/question-types/registry';

// The documented fields of a question by type. `readQuestionRequest` accepts the same fields, also as form texts.

const GIVEN = { _id: true, imageUrl: true, formatted: true } as const;
const OPTIONAL = {
  format: true,
  timeLimit: true,
  maximumMarks: true,
  imageAlt: true,
  explanation: true,
} as const;

/** The documented request fields of a type, without stored fields that it does not document. */
function documented(type: QuestionType) {
  const { question }: { question: z.ZodObject } = questionSchemas()[type];
  const { undocumented = [] } = serverModuleOf({ type });
  const unsent = Object.fromEntries(undocumented.map((field) => [field, true] as const));
  return question.omit({ ...GIVEN, ...unsent }).partial(OPTIONAL);
}

/** A new question with the fields its type requires. */
export const newQuestionOfAType = z.union(
  QUESTION_TYPES.map((type) =>
    documented(type)
      .extend({ image: sentImage })
      .meta({ examples: [serverModuleOf({ type }).example] }),
  ),
);

/** Changed fields of a question of any type. */
export const changedQuestion = z.union(
  QUESTION_TYPES.map((type) =>
    documented(type).partial().extend({ image: sentImage, removeImage: z.boolean().optional() }),
  ),
);
