import * as z from 'zod';
import {
  focusLossSeenSchema,
  liveAnswersSchema,
  liveQuizSchema,
  receiptCheckSchema,
} from '../../../shared/supervision/schema';
import { messageSchema, teacherCall } from '../../calls/declare';
import { quizToLook } from '../quizzes/targets';
import { checkReceipt, receiptSchema } from './check-receipt';
import { excusedFocusLossSchema, excuseFocusLoss, listFocusLosses } from './focus-losses';
import { decideLate, decisionSchema } from './late-submissions';
import { readLiveAnswers } from './live-answers';
import { reopenAttempt, reopeningSchema } from './reopen';
import { newMessageSchema, sendMessage } from './send-message';
import { attemptToLook, attemptToMark, lateToMark, recipientsToMark } from './targets';
import { watchQuiz } from './watch';

export const supervisionCalls = {
  live: teacherCall({ kind: 'query', on: quizToLook, output: liveQuizSchema, run: watchQuiz }),
  liveAnswers: teacherCall({
    kind: 'query',
    on: quizToLook,
    output: liveAnswersSchema,
    run: readLiveAnswers,
  }),
  leavings: teacherCall({
    kind: 'query',
    on: attemptToLook,
    output: z.array(focusLossSeenSchema),
    run: listFocusLosses,
  }),
  excuse: teacherCall({
    kind: 'act',
    on: attemptToMark,
    input: excusedFocusLossSchema,
    output: messageSchema,
    run: excuseFocusLoss,
  }),
  reopen: teacherCall({
    kind: 'work',
    on: attemptToMark,
    input: reopeningSchema,
    output: messageSchema.extend({ deadline: z.number() }),
    run: reopenAttempt,
  }),
  sendMessage: teacherCall({
    kind: 'work',
    on: recipientsToMark,
    input: newMessageSchema,
    output: messageSchema.extend({ number: z.number() }),
    run: sendMessage,
  }),
  decideLate: teacherCall({
    kind: 'act',
    on: lateToMark,
    input: decisionSchema,
    output: messageSchema,
    run: decideLate,
  }),
  checkReceipt: teacherCall({
    kind: 'query',
    input: receiptSchema,
    output: receiptCheckSchema,
    run: checkReceipt,
  }),
};
