import { expect } from 'vitest';
import { classMessages } from '../../server/rules/classes/messages';
import { aMember, aClass as aWrittenClass } from '../../server/testing/a-class';
import type { Stage } from '../../server/testing/stage';
import { assignmentMessages } from '../../shared/assignment/messages';
import { fieldInvalid, messages } from '../../shared/messages';
import { type Arranged, anyNumber, anyText, asItIs, EDIT, LOOK, ofQuiz, type Table } from './call-table';
import { aClassThen, memberPath, ofClass, ofMember } from './made-class';

/** Asha's member line has Sam's address, and the questions have a topic. */
const aClassWithMarks = aClassThen(async ({ teacher, questionIds }, made) => {
  await teacher.rest('PUT', memberPath(made), { email: 'sam@school.example' });
  for (const questionId of questionIds) {
    await teacher.mutate('bank.setTags', { questionId, tags: ['Cells'] });
  }
});
/** The same class after Sam has requested a second look. */
const aClassWithSecondLook = aClassThen(async ({ teacher, student, quizId, questionIds }, made) => {
  await teacher.rest('PUT', memberPath(made), { email: 'sam@school.example' });
  await student.mutate('appeals.ask', { quizId, questionId: questionIds[0], text: 'Please' });
});
const reportOf = (more: object) => (at: Arranged) => ({ ...ofMember(at), ...more });

const topic = { topic: 'Cells', share: anyNumber, low: anyNumber, high: anyNumber, mastery: anyText };
const report = {
  ...{ classId: anyText, className: '7b', memberId: anyText, name: 'Asha Rao', number: '12' },
  ...{ schoolName: anyText, madeAt: anyNumber, from: null, to: null },
  quizzes: [
    {
      ...{ quizId: anyText, title: 'Cells', state: 'released', at: anyNumber, score: anyNumber },
      ...{ maxScore: anyNumber, percentage: anyNumber, comment: null, answerComments: [] },
    },
  ],
  ...{ mean: anyNumber, grade: null },
  topics: [{ ...topic, questionCount: anyNumber }],
  choices: [{ quizId: anyText, title: 'Cells', at: anyNumber, state: 'released' }],
};
/** A class of the owner with one student. */
const withClass = async ({ world, teacher, otherStudent: student }: Stage) => {
  const classId = aWrittenClass(world, { teacher, id: 'class-7b' });
  return { classId, memberId: aMember(world, { classId, id: 'member-tia', name: 'Tia', student }) };
};
const withAssignment = async (stage: Stage) => {
  const made = await withClass(stage);
  await stage.teacher.rest('PUT', `/quiz/${stage.quizId}/assignment`, { classIds: [made.classId] });
  return made;
};
const HOUR = 3_600_000;
const assigned =
  (change: (now: number) => object = () => ({})) =>
  (at: Stage) => {
    const now = at.world.clock.now();
    const tia = { closesAt: now + 3 * HOUR, timeFactorPercent: 125, tabChangeLimit: 5 };
    return {
      ...{ ...ofQuiz(at), classIds: ['class-7b'], opensAt: now + HOUR, closesAt: now + 2 * HOUR },
      exceptions: { 'member-tia': tia },
      ...change(now),
    };
  };
const secondTime = (at: Stage) => {
  const opensAt = at.world.clock.now() + 48 * HOUR;
  return { ...ofQuiz(at), memberIds: ['member-tia'], opensAt, closesAt: opensAt + HOUR };
};

/** Reports on a class, and its assignments. */
export const reportTable = {
  'reports.pupil': {
    input: ofMember,
    given: 'released',
    arrange: aClassWithMarks,
    statuses: LOOK,
    missing: classMessages.notFound,
    acts: {
      'one pupil for the parents': { answer: report },
      'nothing was written in the period': {
        input: reportOf({ to: 1, without: ['none'] }),
        answer: { ...report, to: 1, quizzes: [], mean: null, topics: [], choices: [] },
      },
      'a day that is none': {
        ...{ input: reportOf({ from: 'spring' }), status: 400, answer: fieldInvalid('from') },
      },
    },
  },
  'reports.secondLooks': {
    input: ofMember,
    given: 'released',
    arrange: aClassWithMarks,
    statuses: LOOK,
    missing: classMessages.notFound,
    acts: {
      'a student who asked for none': { answer: { secondLooks: [] } },
      'a student who asked for one': {
        arrange: aClassWithSecondLook,
        answer: {
          secondLooks: [
            {
              ...{ quizId: anyText, title: 'Cells', questionId: anyText, number: 1, text: 'Please' },
              ...{ askedAt: anyNumber, answer: null, answeredAt: null },
            },
          ],
        },
      },
    },
  },
  'reports.ofClass': {
    input: ofClass,
    given: 'released',
    arrange: aClassWithMarks,
    statuses: LOOK,
    missing: classMessages.notFound,
    acts: { 'the whole class': { answer: { reports: [report] } } },
  },
  'reports.topics': {
    input: ofClass,
    given: 'released',
    arrange: aClassWithMarks,
    statuses: LOOK,
    missing: classMessages.notFound,
    acts: {
      'the topics of a class': {
        answer: {
          ...{ classId: anyText, className: '7b', from: null, to: null, quizCount: 1 },
          members: [{ memberId: anyText, name: 'Asha Rao', number: '12' }],
          topics: [
            expect.objectContaining({ ...topic, pupils: [expect.objectContaining({ memberId: anyText })] }),
          ],
        },
      },
    },
  },
  'assignments.get': {
    input: ofQuiz,
    given: 'published',
    arrange: withAssignment,
    statuses: LOOK,
    missing: messages.quizNotFound,
    acts: { 'the owner reads it with its members': {} },
  },
  'assignments.set': {
    input: assigned(),
    given: 'published',
    arrange: withClass,
    statuses: EDIT,
    missing: messages.quizNotFound,
    acts: {
      'the owner assigns the quiz to a class': {},
      'a class that is not the teacher’s is not found': {
        ...{ arrange: asItIs, status: 404, answer: assignmentMessages.classNotFound },
      },
      'a window without time in it is refused': {
        input: assigned((now) => ({ closesAt: now })),
        ...{ status: 400, answer: assignmentMessages.windowInvalid },
      },
    },
  },
  'assignments.makeUp': {
    input: secondTime,
    given: 'published',
    arrange: withAssignment,
    statuses: EDIT,
    missing: messages.quizNotFound,
    acts: {
      'the owner gives who has not come another time': { given: 'submitted' },
      'who is on no list is refused': {
        ...{ arrange: asItIs, status: 400, answer: assignmentMessages.makeUpForStranger },
      },
      'a draft has none': { given: 'draft', status: 409, answer: messages.notPublished },
    },
  },
} satisfies Table;
