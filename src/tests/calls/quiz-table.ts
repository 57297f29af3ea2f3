import { expect } from 'vitest';
import { classMessages } from '../../server/rules/classes/messages';
import { sampleQuestions } from '../../server/testing/sample-questions';
import type { Stage } from '../../server/testing/stage';
import { fieldInvalid, messages } from '../../shared/messages';
import { poolMessages } from '../../shared/quiz/pool-messages';
import { sampleQuizzes } from '../../shared/quiz/samples';
import {
  type Arranged,
  anyNumber,
  anyText,
  asItIs,
  doing,
  EDIT,
  LOOK,
  MARK,
  OWNER,
  ofQuiz,
  PERSONAL,
  type Table,
  TEACHERS,
} from './call-table';
import { aClass, ofClass } from './made-class';

const titled =
  (title: string, more: object = {}) =>
  () => ({ title, ...more });
const changed = (changes: object) => (at: Stage) => ({ ...ofQuiz(at), ...changes });
const inPools = (pools: unknown) => changed({ pools });
const deleted = doing(({ teacher, quizId }) => teacher.rest('DELETE', `/quiz/${quizId}`));
const deletedAndReplaced = doing(async (stage) => {
  await deleted(stage);
  await stage.teacher.rest('POST', '/quiz/', { title: 'Cells' });
});

export const switches = {
  lang: null,
  ...{ allowNavigation: true, shuffleQuestions: false, shuffleOptions: false },
  ...{ allowTabChange: false, useQuestionTimer: false, sendOneByOne: false },
};
const inBoth = {
  ...{ _id: anyText, title: 'Cells', description: anyText, totalTimeSeconds: 1800, ...switches },
  ...{ blindMarking: true, isPublished: false, shareId: null, acceptingResponses: true },
  ...{ releaseAt: null, releaseRefusal: null },
  ...{ evaluationStatus: 'pending', evaluationProgress: 0, scoresReleased: false },
  ...{ attemptedBy: [], hasStarted: false, runningCount: 0, draftCount: 0 },
  ...{ right: 'own', owner: null, questions: [] },
};
const quizBody = { ...inBoth, drafts: [], order: [], pools: [] };
const quizRow = {
  ...{ ...inBoth, marks: 0, askedCount: 0, poolProblem: null, folder: '' },
  ...{ createdAt: anyNumber, lastActivityAt: anyNumber },
  ...{ startedCount: 0, toReview: 0, openAppeals: 0, meanPercent: null },
  ...{ classNames: [], expectedCount: null, opensAt: null, closesAt: null },
};

const HOUR = 3_600_000;
const usedAgain =
  (change: object = {}) =>
  (at: Arranged) => {
    const opensAt = at.world.clock.now() + 24 * HOUR;
    const quiz = { quizId: at.quizId, opensAt, closesAt: opensAt + HOUR, ...change };
    return { ...ofClass(at), quizzes: [quiz] };
  };

export const quizTable = {
  'quizzes.useAgain': {
    // To publish a copy, a colleague needs a plan too.
    input: usedAgain({ opensAt: null }),
    given: 'released',
    arrange: aClass,
    statuses: MARK,
    missing: classMessages.notFound,
    acts: {
      'the copy is published to the class and opens later': {
        input: usedAgain(),
        answer: { quizzes: [{ _id: anyText, title: 'Cells (7b)', isPublished: true, why: null }] },
      },
      'without a start it stays a draft': {
        answer: { quizzes: [{ _id: anyText, title: 'Cells (7b)', isPublished: false, why: null }] },
      },
      'a quiz that the teacher cannot see is not found': {
        ...{ input: usedAgain({ quizId: 'none' }), status: 404, answer: messages.quizNotFound },
      },
    },
  },
  'quizzes.dashboard': {
    given: 'released',
    statuses: TEACHERS,
    acts: {
      'the teacher sees name, plan and quizzes': {
        given: 'draft',
        answer: {
          ...{ name: 'Ann', email: 'ann@school.example', planActive: false, planActiveUntil: null },
          quizzes: [quizRow],
        },
      },
    },
  },
  'quizzes.create': {
    input: titled('Atoms'),
    given: 'draft',
    statuses: TEACHERS,
    acts: {
      'a title is enough': { answer: { ...quizBody, title: 'Atoms' } },
      'without a title it is refused': {
        ...{ input: () => ({}), status: 400, answer: messages.quizTitleRequired },
      },
      'a blank title is refused': { input: titled('   '), status: 400, answer: messages.quizTitleRequired },
      'a taken title is a conflict': { input: titled(' Cells '), status: 409, answer: messages.titleTaken },
      'another teacher may use the same title': {
        ...{ who: 'otherTeacher', input: titled(' Cells '), answer: quizBody },
      },
      'no time is refused': {
        input: titled('Atoms', { totalTimeSeconds: 0 }),
        ...{ status: 400, answer: messages.quizTotalTimeRequired },
      },
    },
  },
  'quizzes.createFromSample': {
    input: () => ({ sample: sampleQuizzes[0]?.settings.title }),
    given: 'draft',
    statuses: TEACHERS,
  },
  'quizzes.discard': {
    input: ofQuiz,
    given: 'draft',
    statuses: OWNER,
    missing: messages.quizNotFound,
    acts: { 'a quiz with a title of its own stays': { answer: { isGone: false } } },
  },
  'quizzes.duplicate': {
    input: ofQuiz,
    given: 'released',
    statuses: LOOK,
    missing: messages.quizNotFound,
    acts: {
      'the copy is a draft of its own, with the same questions': {
        answer: expect.objectContaining({
          ...{ _id: anyText, title: messages.copyTitle('Cells', 1) },
          ...{ isPublished: false, shareId: null, hasStarted: false },
          questions: sampleQuestions.map(({ text }) => expect.objectContaining({ _id: anyText, text })),
        }),
      },
    },
  },
  'quizzes.get': {
    input: ofQuiz,
    given: 'released',
    statuses: LOOK,
    missing: messages.quizNotFound,
    acts: { 'the owner reads it': { given: 'draft', answer: quizBody } },
  },
  'quizzes.head': { input: ofQuiz, given: 'released', statuses: LOOK },
  'quizzes.update': {
    input: changed({ title: 'Cells II' }),
    given: 'ready',
    statuses: EDIT,
    missing: messages.quizNotFound,
    acts: {
      'the owner changes it': {
        given: 'draft',
        input: changed({ title: 'Cells II', totalTimeSeconds: 90 }),
        answer: { ...quizBody, title: 'Cells II', totalTimeSeconds: 90 },
      },
      'question timers need limits on all questions': {
        input: changed({ useQuestionTimer: true }),
        ...{ status: 400, answer: messages.quizQuestionTimesRequired([1, 2, 3, 4, 5]) },
      },
      'the time is frozen once a student started': {
        ...{ given: 'running', input: changed({ totalTimeSeconds: 60 }) },
        ...{ status: 409, answer: messages.attemptsFreezeQuestions },
      },
      'a broken body is refused': { given: 'draft', sent: 'not an object', status: 400 },
      'not found comes before a broken body': {
        ...{ given: 'draft', who: 'otherTeacher', sent: 'not an object' },
        ...{ status: 404, answer: messages.quizNotFound },
      },
    },
  },
  'quizzes.remove': {
    input: ofQuiz,
    given: 'released',
    statuses: OWNER,
    missing: messages.quizNotFound,
    acts: { 'the owner deletes it': { given: 'draft', answer: { message: messages.quizDeleted } } },
  },
  'quizzes.trash': { given: 'released', arrange: deleted, statuses: TEACHERS },
  'quizzes.restore': {
    input: ofQuiz,
    given: 'released',
    arrange: deleted,
    statuses: PERSONAL,
    missing: messages.quizNotFound,
    acts: {
      'the owner brings it back': { given: 'draft', answer: quizBody },
      'one that is not deleted stays as it is': { given: 'draft', arrange: asItIs, answer: quizBody },
      'where its title is taken meanwhile it has another': {
        ...{
          given: 'draft',
          arrange: deletedAndReplaced,
          answer: { ...quizBody, title: 'Cells (restored)' },
        },
      },
    },
  },
  'quizzes.setFolder': { input: changed({ folder: 'Biology 9' }), given: 'released', statuses: OWNER },
  'quizzes.setPools': {
    input: (at) => inPools([{ name: 'Cells', draw: 1, questionIds: at.questionIds.slice(0, 2) }])(at),
    given: 'ready',
    statuses: EDIT,
    missing: messages.quizNotFound,
    acts: {
      'the owner sets them': {},
      'once a student has started they stand still': {
        ...{ given: 'running', status: 409, answer: poolMessages.frozen },
      },
      'a question that the quiz does not have is refused': {
        input: inPools([{ draw: 1, questionIds: ['of-another-quiz'] }]),
        ...{ status: 400, answer: poolMessages.unknownQuestion },
      },
      'a text is no list': { input: inPools('all'), status: 400, answer: fieldInvalid('pools') },
    },
  },
} satisfies Table;
