import * as z from 'zod';
import { EXPORT_FORMATS } from '../../../shared/import/formats';
import { fieldInvalid } from '../../../shared/messages';
import { teacherCall } from '../../calls/declare';
import { fileAnswerSchema } from '../../calls/file-answer';
import { refuseUsedUp } from '../../rates/kept-bytes';
import { quizToLook } from '../quizzes/targets';
import { exportQuiz, listLosses } from './export-quiz';

const input = z.object({ format: z.enum(EXPORT_FORMATS, fieldInvalid('format')) });
const lossSchema = z.object({ question: z.number().int(), sentence: z.string() });

export const exportsCalls = {
  file: teacherCall({
    kind: 'query',
    guard: refuseUsedUp,
    rest: 'GET /quiz/:quizId/export',
    on: quizToLook,
    input,
    output: fileAnswerSchema,
    run: exportQuiz,
  }),
  losses: teacherCall({
    kind: 'query',
    on: quizToLook,
    input,
    output: z.object({ losses: z.array(lossSchema) }),
    run: listLosses,
  }),
};
