import * as z from 'zod';
import { IMPORT_MAXIMUM_QUESTIONS } from '../../../shared/constants';
import { importMessages } from '../../../shared/import/messages';
import { readAsSchema } from '../../../shared/import/read-as';
import { importAnswerSchema, importDecisionSchema } from '../../../shared/import/schema';
import { fieldInvalid } from '../../../shared/messages';
import { sentFile, sentList, sentSwitch } from '../../../shared/sent';
import { teacherCall } from '../../calls/declare';
import { quizToEdit } from '../quizzes/targets';
import { importQuestions } from './import-questions';

const decisions = z
  .array(importDecisionSchema, importMessages.reviewInvalid)
  .max(IMPORT_MAXIMUM_QUESTIONS, importMessages.reviewInvalid);
export const importsCalls = {
  importQuestions: teacherCall({
    kind: 'work',
    rest: 'POST /quiz/:quizId/import',
    body: 'file',
    query: ['dryRun'],
    on: quizToEdit,
    input: z.object({
      file: sentFile,
      text: z.string(fieldInvalid('text')).optional(),
      dryRun: sentSwitch.optional(),
      review: sentList(decisions).optional(),
      as: sentList(readAsSchema).optional(),
    }),
    output: importAnswerSchema,
    run: importQuestions,
  }),
};
