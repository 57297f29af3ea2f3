import * as z from 'zod';
import { fieldInvalid } from '../../../shared/messages';
import { poolsRequestSchema } from '../../../shared/quiz/pools-schema';
import { sampleQuizzes } from '../../../shared/quiz/samples';
import {
  quizHeadSchema,
  quizSchema,
  sharedQuizSchema,
  teacherDashboardSchema,
  trashSchema,
  usedAgainSchema,
} from '../../../shared/quiz/schema';
import { messageSchema, signedInCall, teacherCall } from '../../calls/declare';
import { useAgainSchema } from '../../rules/assignment/request';
import { acceptingSchema, folderSchema, quizRequestSchema } from '../../rules/quiz/request';
import { collectSubmissions } from '../attempts/collect';
import { classToMark } from '../classes/targets';
import { createQuiz } from '../quizzes/create';
import { getQuiz } from '../quizzes/get';
import { setFolder } from '../quizzes/set-folder';
import { setPools } from '../quizzes/set-pools';
import {
  ownOrTrashedQuiz,
  ownQuiz,
  quizToEdit,
  quizToLook,
  quizToMark,
  sharedQuiz,
} from '../quizzes/targets';
import { toggleResponses } from '../quizzes/toggle-responses';
import { listTrash, restoreFromTrash } from '../quizzes/trash';
import { createFromSample } from './create-filled';
import { getTeacherDashboard } from './dashboard';
import { discardQuiz } from './discard';
import { duplicateQuiz } from './duplicate';
import { getQuizHead } from './get-head';
import { getSharedQuiz } from './get-shared';
import { publishQuiz } from './publish';
import { removeQuiz } from './remove';
import { reuseQuizzes } from './reuse';
import { updateQuiz } from './update';

/** A sample by title. */
const sample = z.string(fieldInvalid('sample')).transform((title, refused) => {
  const found = sampleQuizzes.find(({ settings }) => settings.title === title);
  if (found) return found;
  refused.addIssue(fieldInvalid('sample'));
  return z.NEVER;
});
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
  createFromSample: teacherCall({
    kind: 'act',
    input: z.object({ sample }),
    output: quizSchema,
    run: createFromSample,
  }),
  duplicate: teacherCall({
    kind: 'act',
    rest: 'POST /quiz/:quizId/duplicate',
    on: quizToLook,
    output: quizSchema,
    run: duplicateQuiz,
  }),
  useAgain: teacherCall({
    kind: 'act',
    rest: 'POST /class/:classId/quizzes',
    on: classToMark,
    input: useAgainSchema,
    output: usedAgainSchema,
    run: reuseQuizzes,
  }),
  get: teacherCall({
    kind: 'query',
    rest: 'GET /quiz/:quizId',
    isPlain: true,
    on: quizToLook,
    output: quizSchema,
    run: getQuiz,
  }),
  head: teacherCall({ kind: 'query', on: quizToLook, output: quizHeadSchema, run: getQuizHead }),
  update: teacherCall({
    kind: 'act',
    rest: 'PUT /quiz/:quizId',
    on: quizToEdit,
    input: quizRequestSchema,
    output: quizSchema,
    run: updateQuiz,
  }),
  remove: teacherCall({
    kind: 'work',
    rest: 'DELETE /quiz/:quizId',
    on: ownQuiz,
    output: messageSchema,
    run: removeQuiz,
  }),
  discard: teacherCall({
    kind: 'act',
    on: ownQuiz,
    output: z.object({ isGone: z.boolean() }),
    run: discardQuiz,
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
    on: quizToEdit,
    output: z.object({ shareId: z.string() }),
    run: publishQuiz,
  }),
  toggleResponses: teacherCall({
    kind: 'act',
    rest: 'PUT /quiz/:quizId/toggle-responses',
    on: quizToMark,
    input: acceptingSchema,
    output: quizSchema,
    run: toggleResponses,
  }),
  setFolder: teacherCall({
    kind: 'act',
    on: ownQuiz,
    input: folderSchema,
    output: folderSchema,
    run: setFolder,
  }),
  setPools: teacherCall({
    kind: 'act',
    rest: 'PUT /quiz/:quizId/pools',
    on: quizToEdit,
    input: poolsRequestSchema,
    output: quizSchema,
    run: setPools,
  }),
  collect: teacherCall({
    kind: 'work',
    rest: 'POST /quiz/:quizId/collect',
    on: quizToMark,
    output: messageSchema.extend({ collected: z.number().int() }),
    run: collectSubmissions,
  }),
  getShared: signedInCall({
    kind: 'query',
    rest: ['GET /quiz/share/:shareId', 'GET /quiz/share/'],
    on: sharedQuiz,
    output: sharedQuizSchema,
    run: getSharedQuiz,
  }),
};
