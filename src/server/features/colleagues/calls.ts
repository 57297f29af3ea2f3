import * as z from 'zod';
import { acceptHandOverSchema, handOversSchema } from '../../../shared/access/hand-over-schema';
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
import { acceptOffer, declineOffer, listOffers, offerToMe } from './answer-offer';
import { listClassColleagues, listQuizColleagues } from './list';
import { offerClass, offerQuiz, withdrawClass, withdrawQuiz } from './offer';
import { endClassShare, endQuizShare, shareClass, shareQuiz } from './share';

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
    run: offerQuiz,
  }),
  withdrawQuiz: teacherCall({
    kind: 'act',
    rest: 'DELETE /quiz/:quizId/hand-over',
    on: ownQuiz,
    output: messageSchema,
    run: withdrawQuiz,
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
      /** The number of quizzes offered with it. */
      quizzes: z.number().int(),
    }),
    run: offerClass,
  }),
  withdrawClass: teacherCall({
    kind: 'act',
    rest: 'DELETE /class/:classId/hand-over',
    on: ownClass,
    output: messageSchema,
    run: withdrawClass,
  }),
  handOvers: teacherCall({
    kind: 'query',
    rest: 'GET /teacher/hand-overs',
    output: handOversSchema,
    run: listOffers,
  }),
  acceptHandOver: teacherCall({
    kind: 'act',
    rest: 'POST /teacher/hand-overs/:handOverId/accept',
    on: offerToMe,
    input: acceptHandOverSchema,
    output: messageSchema,
    run: acceptOffer,
  }),
  declineHandOver: teacherCall({
    kind: 'act',
    rest: 'POST /teacher/hand-overs/:handOverId/decline',
    on: offerToMe,
    output: messageSchema,
    run: declineOffer,
  }),
};
