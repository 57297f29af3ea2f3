import * as z from 'zod';
import {
  colleagueRequestSchema,
  handOverClassSchema,
  handOverQuizSchema,
  shareRequestSchema,
} from '../../../shared/access/request';
import { colleaguesSchema } from '../../../shared/access/schema';
import { messageSchema, teacherCall } from '../../calls/declare';
import { classToLook, ownClass } from '../classes/targets';
import { ownQuiz, quizToLook } from '../quizzes/targets';
import { endClassShare, endQuizShare } from './end-share';
import { handOverClass } from './hand-over-class';
import { handOverQuiz } from './hand-over-quiz';
import { listClassColleagues, listQuizColleagues } from './list';
import { shareClass, shareQuiz } from './share';

export const colleaguesCalls = {
  ofQuiz: teacherCall({
    kind: 'query',
    rest: 'GET /quiz/:quizId/colleagues',
    on: quizToLook,
    output: colleaguesSchema,
    run: listQuizColleagues,
  }),
  shareQuiz: teacherCall({
    kind: 'act',
    rest: 'PUT /quiz/:quizId/colleagues',
    on: ownQuiz,
    input: shareRequestSchema,
    output: colleaguesSchema,
    run: shareQuiz,
  }),
  endQuizShare: teacherCall({
    kind: 'act',
    rest: 'DELETE /quiz/:quizId/colleagues',
    on: quizToLook,
    input: colleagueRequestSchema,
    output: messageSchema,
    run: endQuizShare,
  }),
  handOverQuiz: teacherCall({
    kind: 'act',
    rest: 'POST /quiz/:quizId/hand-over',
    on: ownQuiz,
    input: handOverQuizSchema,
    output: messageSchema,
    run: handOverQuiz,
  }),
  ofClass: teacherCall({
    kind: 'query',
    rest: 'GET /class/:classId/colleagues',
    on: classToLook,
    output: colleaguesSchema,
    run: listClassColleagues,
  }),
  shareClass: teacherCall({
    kind: 'act',
    rest: 'PUT /class/:classId/colleagues',
    on: ownClass,
    input: shareRequestSchema,
    output: colleaguesSchema,
    run: shareClass,
  }),
  endClassShare: teacherCall({
    kind: 'act',
    rest: 'DELETE /class/:classId/colleagues',
    on: classToLook,
    input: colleagueRequestSchema,
    output: messageSchema,
    run: endClassShare,
  }),
  handOverClass: teacherCall({
    kind: 'act',
    rest: 'POST /class/:classId/hand-over',
    on: ownClass,
    input: handOverClassSchema,
    output: messageSchema.extend({
      /** How many quizzes went along. */
      quizzes: z.number().int(),
    }),
    run: handOverClass,
  }),
};
