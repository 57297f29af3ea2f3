import { shareQuiz } from '../../server/testing/a-colleague';
import type { Stage } from '../../server/testing/stage';
import { accessMessages } from '../../shared/access/messages';
import type { SharedRight } from '../../shared/access/rights';
import { STUDENTS_AT_ONCE_MAXIMUM } from '../../shared/constants';
import { colleagueMessages } from '../../shared/marking/colleague-messages';
import { messages } from '../../shared/messages';
import { anyNumber, anyText, DOER, doing, LOOK, MARK, refusal, type Table } from './call-table';

/** The question with a long answer, whose marks train the suggestions. */
export const ofLongAnswer = ({ quizId, questionIds }: Stage) => ({ quizId, questionId: questionIds[3] });
export const markedHalf = (at: Stage) => ({
  ...{ ...ofLongAnswer(at), studentId: at.student.accountId, marks: 1.5 },
});
const given = (marks: number) => (at: Stage) => ({ ...markedHalf(at), marks });
/** A decision for a group, with these changes. */
const decided =
  (change: (at: Stage) => object = () => ({})) =>
  (at: Stage) => ({
    ...{ ...ofLongAnswer(at), studentIds: [at.student.accountId], marks: 1.5 },
    ...change(at),
  });

const marked = doing(async (stage) => {
  await stage.teacher.mutate('evaluation.updateMarks', markedHalf(stage));
  await stage.world.deps.background.idle();
});
const sharedFor = (right: SharedRight) =>
  doing(async ({ world, quizId }) => shareQuiz(world, { quizId, email: 'bob@school.example', right }));
const toMark = sharedFor('mark');
const markedByColleague = doing(async (stage) => {
  await toMark(stage);
  const { quizId, ...decision } = decided(() => ({ marks: 3 }))(stage);
  await stage.otherTeacher.rest('PUT', `/quiz/${quizId}/marks`, decision);
});
const stands = [{ studentId: anyText, by: { name: 'Bob', isYou: false }, at: anyNumber, marks: 3 }];

const updated = { message: messages.marksUpdated };
const oneChanged = { ...updated, changed: 1 };
const invalid = { status: 400, answer: messages.marksInvalid(4) };

/** Marks for a student and for a group, by one teacher and by two. */
export const marksTable = {
  'evaluation.updateMarks': {
    input: markedHalf,
    given: 'evaluated',
    statuses: MARK,
    missing: messages.quizNotFound,
    acts: {
      'a half mark is fine': { answer: updated },
      'also after release': { given: 'released', answer: updated },
      'marks go in halves': { input: given(1.3), ...invalid },
      'marks stay below the maximum': { input: given(4.5), ...invalid },
      'marks are never negative': { input: given(-0.5), ...invalid },
      'a student without an attempt is not found': {
        input: (at) => ({ ...given(1)(at), studentId: at.otherStudent.accountId }),
        ...{ status: 404, answer: messages.studentNotFound },
      },
    },
  },
  'evaluation.setMarks': {
    input: decided(),
    given: 'evaluated',
    statuses: MARK,
    missing: messages.quizNotFound,
    acts: {
      'one decision for a group': { answer: oneChanged },
      'also after release': { given: 'released', answer: oneChanged },
      'before the evaluation it is a conflict': {
        ...{ given: 'submitted', status: 409, answer: messages.notEvaluatedYet },
      },
      'an unknown question is not found, whatever the marks': {
        input: decided(() => ({ questionId: 'unknown', marks: 9 })),
        ...{ status: 404, answer: messages.questionNotFound },
      },
      'a student without an attempt is not found, whatever the marks': {
        input: decided(({ student, otherStudent }) => ({
          ...{ studentIds: [student.accountId, otherStudent.accountId], marks: 1.3 },
        })),
        ...{ status: 404, answer: messages.studentNotFound },
      },
      'marks go in halves for a group too': { input: decided(() => ({ marks: 1.3 })), ...invalid },
      'a decision names its students': {
        input: decided(() => ({ studentIds: [] })),
        ...{ status: 400, answer: messages.studentsRequired(STUDENTS_AT_ONCE_MAXIMUM) },
      },
      'where no colleague decided anything it does not matter what was seen': {
        ...{ input: decided(({ student }) => ({ seenAt: { [student.accountId]: 1 } })), answer: oneChanged },
      },
      'what was seen is named by its time': {
        input: decided(({ student }) => ({ seenAt: { [student.accountId]: 'now' } })),
        ...{ status: 400, answer: colleagueMessages.seenAtInvalid },
      },
      'a colleague who may mark does': { who: 'otherTeacher', arrange: toMark, answer: oneChanged },
      'a colleague who may look does not mark': {
        ...{ who: 'otherTeacher', arrange: sharedFor('look') },
        ...{ status: 403, answer: accessMessages.tooLittle('quiz', 'look') },
      },
      'without what was seen the last write wins, over a colleague too': {
        ...{ arrange: markedByColleague, answer: oneChanged },
      },
      'what a colleague decided unseen is not replaced, and is told': {
        ...{ arrange: markedByColleague, input: decided(() => ({ seenAt: {} })), status: 409 },
        answer: {
          ...refusal(colleagueMessages.gave({ name: 'Bob', marks: 3, agoMs: 0 })),
          stands,
        },
      },
    },
  },
  'evaluation.keepMarks': {
    input: (at) => {
      const { marks, studentIds, ...own } = decided()(at);
      return { ...own, given: [{ marks, studentIds }] };
    },
    given: 'evaluated',
    statuses: MARK,
  },
  'evaluation.undoMarks': {
    input: (at) => ({ ...ofLongAnswer(at), studentIds: [at.student.accountId] }),
    given: 'evaluated',
    arrange: marked,
    statuses: DOER,
  },
  'evaluation.rescored': { input: ofLongAnswer, given: 'evaluated', arrange: marked, statuses: LOOK },
} satisfies Table;
