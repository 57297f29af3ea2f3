import * as z from 'zod';
import { IMPORT_MAXIMUM_QUESTIONS } from '../../../shared/constants';
import { importMessages } from '../../../shared/import/messages';
import { importAnswerSchema, importDecisionSchema } from '../../../shared/import/schema';
import { fieldInvalid } from '../../../shared/messages';
import { parsedJson } from '../../../shared/question-types/sent-fields';
import { teacherCall } from '../../calls/declare';
import { quizToEdit } from '../quizzes/targets';
import { importQuestions } from './import-questions';

/** The file of a form; what stands in its place in JSON is none. */
const file = z
  .object({ name: z.string(), bytes: z.instanceof(Uint8Array) })
  .optional()
  .catch(undefined);

const decisions = z
  .array(importDecisionSchema, importMessages.reviewInvalid)
  .max(IMPORT_MAXIMUM_QUESTIONS, importMessages.reviewInvalid);
/** A list, or in a form its JSON. */
const review = z.preprocess(
  (sent: string | z.input<typeof decisions>) => (typeof sent === 'string' ? parsedJson(sent) : sent),
  decisions,
);

const dryRun = z
  .union([z.boolean(), z.number(), z.string()])
  .transform((sent) => ['1', 'true'].includes(String(sent)));

export const importsCalls = {
  importQuestions: teacherCall({
    kind: 'work',
    rest: 'POST /quiz/:quizId/import',
    body: 'file',
    query: ['dryRun'],
    on: quizToEdit,
    input: z.object({
      file,
      text: z.string(fieldInvalid('text')).optional(),
      dryRun: dryRun.optional(),
      review: review.optional(),
    }),
    output: importAnswerSchema,
    run: importQuestions,
  }),
};
