import * as z from 'zod';
import { acceptingSchema, quizRequestSchema } from '../../../shared/quiz/request';
import {
  quizSchema,
  sharedQuizSchema,
  teacherDashboardSchema,
  trashSchema,
} from '../../../shared/quiz/schema';
import { signedInCall, teacherCall } from '../../calls/declare';
import { collectPapers } from '../attempts/collect';
import { createQuiz } from './create';
import { getTeacherDashboard } from './dashboard';
import { getQuiz } from './get';
import { getSharedQuiz } from './get-shared';
import { listTrash } from './list-trash';
import { publishQuiz } from './publish';
import { removeQuiz } from './remove';
import { restoreFromTrash } from './restore';
import { ownOrTrashedQuiz, ownQuiz, sharedQuiz } from './targets';
import { toggleResponses } from './toggle-responses';
import { updateQuiz } from './update';

const message = z.object({ message: z.string() });

export const quizzesCalls = {
  dashboard: teacherCall({
    kind: 'query',
    rest: 'GET /teacher/',
    isPlain: true,
    output: teacherDashboardSchema,
    run: getTeacherDashboard,
  }),
  create: teacherCall({
    kind: 'act',
    rest: ['POST /quiz', 'POST /quiz/'],
    input: quizRequestSchema,
    output: quizSchema,
    run: createQuiz,
  }),
  get: teacherCall({
    kind: 'query',
    rest: 'GET /quiz/:quizId',
    isPlain: true,
    on: ownQuiz,
    output: quizSchema,
    run: getQuiz,
  }),
  update: teacherCall({
    kind: 'act',
    rest: 'PUT /quiz/:quizId',
    on: ownQuiz,
    input: quizRequestSchema,
    output: quizSchema,
    run: updateQuiz,
  }),
  remove: teacherCall({
    kind: 'work',
    rest: 'DELETE /quiz/:quizId',
    on: ownQuiz,
    output: message,
    run: removeQuiz,
  }),
  trash: teacherCall({ kind: 'query', output: trashSchema, run: listTrash }),
  restore: teacherCall({
    kind: 'act',
    rest: 'POST /quiz/:quizId/restore',
    on: ownOrTrashedQuiz,
    output: quizSchema,
    run: restoreFromTrash,
  }),
  publish: teacherCall({
    kind: 'act',
    rest: 'POST /quiz/:quizId/publish',
    on: ownQuiz,
    output: z.object({ shareId: z.string() }),
    run: publishQuiz,
  }),
  toggleResponses: teacherCall({
    kind: 'act',
    rest: 'PUT /quiz/:quizId/toggle-responses',
    on: ownQuiz,
    input: acceptingSchema,
    output: quizSchema,
    run: toggleResponses,
  }),
  collect: teacherCall({
    kind: 'work',
    rest: 'POST /quiz/:quizId/collect',
    on: ownQuiz,
    output: message.extend({ collected: z.number().int() }),
    run: collectPapers,
  }),
  getShared: signedInCall({
    kind: 'query',
    rest: ['GET /quiz/share/:shareId', 'GET /quiz/share/'],
    on: sharedQuiz,
    output: sharedQuizSchema,
    run: getSharedQuiz,
  }),
};
