import {
  judgedSchema,
  nextPracticeSchema,
  practiceFeedbackSchema,
  practicePreviewSchema,
  practiceSetListSchema,
  practiceSetSchema,
  studentPracticeSchema,
} from '../../../shared/practice/schema';
import { studentCall, teacherCall } from '../../calls/declare';
import {
  judgeRequestSchema,
  nextPracticeRequestSchema,
  openPracticeSchema,
  practiceAnswerRequestSchema,
  practiceClassesSchema,
  studentPracticeRequestSchema,
  subjectSchema,
} from '../../rules/practice/request';
import { answerPractice, judgePractice } from './answer';
import { listPractice } from './list';
import { nextPractice } from './next';
import { previewPractice } from './preview';
import { closePractice, listSets, openPractice, reopenPractice, setPracticeClasses } from './sets';
import { openSet, ownSet, practisedQuestion, quizToPractise } from './targets';

export const practiceCalls = {
  listSets: teacherCall({
    kind: 'query',
    rest: 'GET /practice/',
    output: practiceSetListSchema,
    run: listSets,
  }),
  preview: teacherCall({
    kind: 'query',
    rest: 'GET /practice/preview',
    on: quizToPractise,
    input: subjectSchema,
    output: practicePreviewSchema,
    run: previewPractice,
  }),
  open: teacherCall({
    kind: 'act',
    rest: ['POST /practice', 'POST /practice/'],
    on: quizToPractise,
    input: openPracticeSchema,
    output: practiceSetSchema,
    run: openPractice,
  }),
  setClasses: teacherCall({
    kind: 'act',
    rest: 'PUT /practice/:setId/classes',
    on: ownSet,
    input: practiceClassesSchema,
    output: practiceSetSchema,
    run: setPracticeClasses,
  }),
  close: teacherCall({
    kind: 'act',
    rest: 'POST /practice/:setId/close',
    on: ownSet,
    output: practiceSetSchema,
    run: closePractice,
  }),
  reopen: teacherCall({
    kind: 'act',
    rest: 'POST /practice/:setId/reopen',
    on: ownSet,
    output: practiceSetSchema,
    run: reopenPractice,
  }),
  list: studentCall({
    kind: 'query',
    rest: 'GET /student/practice',
    input: studentPracticeRequestSchema,
    output: studentPracticeSchema,
    run: listPractice,
  }),
  next: studentCall({
    kind: 'query',
    rest: 'GET /student/practice/:setId/next',
    on: openSet,
    input: nextPracticeRequestSchema,
    output: nextPracticeSchema,
    run: nextPractice,
  }),
  answer: studentCall({
    kind: 'work',
    rest: 'POST /student/practice/:setId/answer',
    on: practisedQuestion,
    input: practiceAnswerRequestSchema,
    output: practiceFeedbackSchema,
    run: answerPractice,
  }),
  judge: studentCall({
    kind: 'work',
    rest: 'POST /student/practice/:setId/judge',
    on: practisedQuestion,
    input: judgeRequestSchema,
    output: judgedSchema,
    run: judgePractice,
  }),
};
