import * as z from 'zod';
import type { Student } from '../../../shared/actor';
import {
  focusLossRequestSchema,
  followRequestSchema,
  joinRequestSchema,
  saveRequestSchema,
  submitRequestSchema,
  takeOverRequestSchema,
} from '../../../shared/attempt/requests';
import {
  countedFocusLossSchema,
  followedAttemptSchema,
  joinedQuizSchema,
  savedAnswersSchema,
  studentDashboardSchema,
  submitReceiptSchema,
  takenOverSchema,
} from '../../../shared/attempt/schema';
import { messages } from '../../../shared/messages';
import { studentCall, type Target } from '../../calls/declare';
import { refuseFloodOfSaves } from '../../rates/limits';
import { getStudentDashboard } from './dashboard';
import { followAttempt } from './follow';
import { joinQuiz } from './join';
import {
  type AttemptKey,
  getOwnAttempt,
  getOwnAttemptOnQuiz,
  getOwnKey,
  type OwnAttempt,
} from './own-attempt';
import { reportFocusLoss } from './report-focus-loss';
import { saveAnswers } from './save';
import { submitAttempt } from './submit';
import { takeOver } from './take-over';

const attemptIds = z.object({ attemptId: z.string() });
const quizIds = z.object({ quizId: z.string() });

/** The student's own attempt. */
const ownAttempt: Target<Student, typeof attemptIds, { attempt: OwnAttempt }> = {
  ids: attemptIds,
  missing: messages.attemptNotFound,
  load: (deps, student, { attemptId }) => ({ attempt: getOwnAttempt(deps, student, attemptId) }),
};

/** That it is there: what is to be written on it is decided in the commit, which reads it whole. */
const ownAttemptKey: Target<Student, typeof attemptIds, { attempt: AttemptKey }> = {
  ids: attemptIds,
  missing: messages.attemptNotFound,
  load: (deps, student, { attemptId }) => ({ attempt: getOwnKey(deps, student, attemptId) }),
};

/** The student's own attempt on a quiz. */
const ownAttemptOnQuiz: Target<Student, typeof quizIds, { attempt: OwnAttempt }> = {
  ids: quizIds,
  missing: messages.attemptNotFound,
  load: (deps, student, { quizId }) => ({ attempt: getOwnAttemptOnQuiz(deps, student, quizId) }),
};

export const attemptsCalls = {
  dashboard: studentCall({
    kind: 'query',
    rest: 'GET /student/',
    isPlain: true,
    output: studentDashboardSchema,
    run: getStudentDashboard,
  }),
  join: studentCall({
    kind: 'work',
    rest: 'POST /student/attempt',
    isPlain: true,
    input: joinRequestSchema,
    output: joinedQuizSchema,
    run: joinQuiz,
  }),
  saveAnswers: studentCall({
    kind: 'work',
    body: 'answers',
    isPlain: true,
    guard: (deps, { accountId }) => refuseFloodOfSaves(deps, accountId),
    on: ownAttemptKey,
    input: saveRequestSchema,
    output: savedAnswersSchema,
    run: saveAnswers,
  }),
  submit: studentCall({
    kind: 'work',
    rest: 'POST /quiz/submit',
    body: 'answers',
    isPlain: true,
    on: ownAttemptOnQuiz,
    input: submitRequestSchema,
    output: submitReceiptSchema,
    run: submitAttempt,
  }),
  reportFocusLoss: studentCall({
    kind: 'work',
    isPlain: true,
    on: ownAttempt,
    input: focusLossRequestSchema,
    output: countedFocusLossSchema,
    run: reportFocusLoss,
  }),
  follow: studentCall({
    kind: 'work',
    isPlain: true,
    on: ownAttempt,
    input: followRequestSchema,
    output: followedAttemptSchema,
    run: followAttempt,
  }),
  takeOver: studentCall({
    kind: 'work',
    isPlain: true,
    on: ownAttemptKey,
    input: takeOverRequestSchema,
    output: takenOverSchema,
    run: takeOver,
  }),
};
