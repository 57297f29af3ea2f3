import * as z from 'zod';
import {
  countedFocusLossSchema,
  followedAttemptSchema,
  type JoinedQuiz,
  joinedQuizSchema,
  savedAnswersSchema,
  studentDashboardSchema,
  submitReceiptSchema,
  takenOverSchema,
} from '../../../shared/attempt/schema';
import { studentCall } from '../../calls/declare';
import { refuseFloodOfSaves } from '../../rates/limits';
import {
  focusLossRequestSchema,
  followRequestSchema,
  joinRequestSchema,
  saveRequestSchema,
  submitRequestSchema,
  takeOverRequestSchema,
} from '../../rules/attempt/requests';
import { EncodedJson } from '../../rules/encoded-json';
import { getStudentDashboard } from './dashboard';
import { reportFocusLoss } from './focus-losses';
import { followAttempt } from './follow';
import { joinQuiz } from './join';
import { ownState, ownStateOnQuiz } from './own-attempt';
import { saveAnswers } from './save';
import { submitAttempt } from './submit';
import { takeOver } from './take-over';

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
    hasOwnBound: true,
    rest: 'POST /student/attempt',
    isPlain: true,
    input: joinRequestSchema,
    output: z.union([z.instanceof(EncodedJson<JoinedQuiz>), joinedQuizSchema]),
    run: joinQuiz,
  }),
  saveAnswers: studentCall({
    kind: 'work',
    hasOwnBound: true,
    body: 'large-json',
    isPlain: true,
    guard: refuseFloodOfSaves,
    on: ownState,
    input: saveRequestSchema,
    output: savedAnswersSchema,
    run: saveAnswers,
  }),
  submit: studentCall({
    kind: 'work',
    hasOwnBound: true,
    rest: 'POST /quiz/submit',
    body: 'large-json',
    isPlain: true,
    on: ownStateOnQuiz,
    input: submitRequestSchema,
    output: submitReceiptSchema,
    run: submitAttempt,
  }),
  reportFocusLoss: studentCall({
    kind: 'work',
    hasOwnBound: true,
    isPlain: true,
    on: ownState,
    input: focusLossRequestSchema,
    output: countedFocusLossSchema,
    run: reportFocusLoss,
  }),
  follow: studentCall({
    kind: 'work',
    hasOwnBound: true,
    isPlain: true,
    on: ownState,
    input: followRequestSchema,
    output: followedAttemptSchema,
    run: followAttempt,
  }),
  takeOver: studentCall({
    kind: 'work',
    hasOwnBound: true,
    isPlain: true,
    on: ownState,
    input: takeOverRequestSchema,
    output: takenOverSchema,
    run: takeOver,
  }),
};
