import { answersFor, goodAnswers, poorAnswers } from '../../server/testing/sample-questions';
import type { Stage } from '../../server/testing/stage';
import { fieldInvalid, messages } from '../../shared/messages';
import { type Act, anyNumber, anyText, doing, ofQuiz, STUDENTS, TAKER, type Table } from './call-table';

const joining = ({ shareId }: Stage) => ({ shareId });
const ofAttempt = ({ attemptId }: Stage) => ({ attemptId });
const submitting =
  (answers: readonly unknown[], more: object = {}) =>
  ({ quizId, questionIds }: Stage) => ({
    ...{ quizId, attempt: { answers: answersFor(questionIds, answers), ...more } },
  });
const answers = ({ questionIds }: Stage) => answersFor(questionIds, goodAnswers);
const focusLoss = (at: Stage) => ({ ...ofAttempt(at), leftAt: at.world.clock.now() });
const question = ({ questionIds: [questionId = ''] }: Stage) => ({ questionId });
const reloading = (at: Stage) => {
  const returnedAt = at.world.clock.now();
  return { ...focusLoss(at), ...question(at), returnedAt, page: 'reloaded' };
};
const writer = (at: Stage) => ({ ...ofAttempt(at), writerId: 'writer-one' });
const following = (at: Stage) => ({
  ...{ ...writer(at), claim: true, unsentCount: 0, hereAt: at.world.clock.now() },
  ...question(at),
});
const closed = doing(({ teacher, quizId }) =>
  teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false }),
);
const paused = doing(({ teacher, quizId }) => teacher.mutate('timekeeping.pause', { quizId }));

const dashboard = {
  ...{ name: 'Sam', email: 'sam@school.example', attempts: {}, available: [], inProgress: [] },
  serverNow: anyNumber,
};
const running = {
  ...{ attemptId: anyText, quizId: anyText, shareId: anyText },
  ...{ title: 'Cells', deadline: anyNumber, hideTimer: false },
};
const asked = ([type, options, maximumMarks, range = []]: readonly [
  type: string,
  options: readonly string[],
  marks: number,
  range?: readonly number[],
]) => ({
  ...{ _id: anyText, type, text: anyText, imageUrl: null, format: 'rich', imageAlt: null, timeLimit: null },
  ...{ maximumMarks, options, min: range[0] ?? null, max: range[1] ?? null, step: range[2] ?? null },
});
const joined = {
  quiz: {
    ...{ _id: anyText, title: 'Cells', description: anyText, totalTimeSeconds: 1800, lang: null },
    ...{ allowNavigation: true, shuffleQuestions: false, shuffleOptions: false, allowTabChange: false },
    ...{
      useQuestionTimer: false,
      sendOneByOne: false,
      shareId: anyText,
      isPublished: true,
      acceptingResponses: true,
    },
    questions: [
      asked(['mcq', ['Nucleus', 'Mitochondria', 'Golgi apparatus'], 2]),
      asked(['msq', ['Helium', 'Oxygen', 'Neon', 'Iron'], 2]),
      asked(['short', [], 1]),
      asked(['long', [], 4]),
      asked(['slider', [], 1, [0, 20, 1]]),
    ],
  },
  attempt: {
    ...{ _id: anyText, quizId: anyText, startTime: anyNumber, deadline: anyNumber, serverNow: anyNumber },
    ...{ answers: {}, revisions: {}, focusLostCount: 0, tabChangeLimit: 3, pausedSince: null, place: null },
    ...{ largerText: false, hideTimer: false },
  },
};
const receipt = { message: messages.submitted, submittedAt: anyNumber, receipt: anyText };

/** Valid and invalid reasons for a submit. */
const reasons = {
  ...actsBy(['student', 'time', null], 'a student submits, and says why', (reason) => ({
    ...{ who: 'student', input: submitting(goodAnswers, { reason }), answer: receipt },
  })),
  ...actsBy(['teacher', 1, true, {}, ['time']], 'a reason that is none is refused', (reason) => ({
    ...{ who: 'student', input: submitting(goodAnswers, { reason }) },
    ...{ status: 400, answer: fieldInvalid('reason') },
  })),
};

function actsBy(values: readonly unknown[], name: string, act: (value: unknown) => Act): Record<string, Act> {
  return Object.fromEntries(values.map((value) => [`${name}: ${JSON.stringify(value)}`, act(value)]));
}

export const attemptTable = {
  'attempts.dashboard': {
    given: 'released',
    statuses: STUDENTS,
    acts: {
      'nothing yet': { given: 'published', who: 'student', answer: dashboard },
      'a running attempt stands beside the submitted ones': {
        ...{ given: 'running', who: 'student', answer: { ...dashboard, inProgress: [running] } },
      },
    },
  },
  'attempts.join': {
    input: joining,
    given: 'running',
    statuses: STUDENTS,
    acts: {
      'a student starts, and gets no correct answer': { given: 'published', who: 'student', answer: joined },
      'again is the same open attempt': { who: 'student', answer: joined },
      'again also after responses were closed': {
        ...{ who: 'student', arrange: closed },
        answer: { ...joined, quiz: { ...joined.quiz, acceptingResponses: false } },
      },
      'a new start after closing is refused': {
        ...{ who: 'otherStudent', arrange: closed, status: 403, answer: messages.notAcceptingResponses },
      },
      'a new start in a pause is refused': {
        ...{ who: 'otherStudent', arrange: paused, status: 403, answer: messages.pausedNoStart },
      },
      'a running attempt opens again in a pause': {
        ...{ who: 'student', arrange: paused },
        answer: { ...joined, attempt: { ...joined.attempt, pausedSince: anyNumber } },
      },
      'after submitting it is a conflict': {
        ...{ given: 'submitted', who: 'student', status: 409, answer: messages.alreadySubmitted },
      },
      'an unknown share ID is not found': {
        ...{ given: 'published', who: 'student', input: () => ({ shareId: 'no-such-quiz' }) },
        ...{ status: 404, answer: messages.quizNotFoundOrNotPublished },
      },
      'an empty share ID is not found': {
        ...{ given: 'published', who: 'student', input: () => ({ shareId: '' }) },
        ...{ status: 404, answer: messages.quizNotFoundOrNotPublished },
      },
    },
  },
  'attempts.submit': {
    input: submitting(goodAnswers),
    given: 'running',
    statuses: TAKER,
    acts: {
      'a student submits': { who: 'student', answer: receipt },
      'the same again answers the same': { given: 'submitted', who: 'student', answer: receipt },
      'other answers after submitting are a conflict': {
        ...{ given: 'submitted', who: 'student', input: submitting(poorAnswers) },
        ...{ status: 409, answer: messages.alreadySubmitted },
      },
      ...reasons,
    },
  },
  'attempts.saveAnswers': {
    input: (at) => ({ ...ofAttempt(at), revision: 1, answers: answers(at) }),
    given: 'running',
    statuses: TAKER,
  },
  'attempts.reportFocusLoss': { input: reloading, given: 'running', statuses: TAKER },
  'attempts.follow': { input: following, given: 'running', statuses: TAKER },
  'attempts.takeOver': { input: writer, given: 'running', statuses: TAKER },
  'results.evaluated': {
    input: ofQuiz,
    given: 'released',
    statuses: TAKER,
    acts: {
      'before release it is forbidden': {
        ...{ given: 'evaluated', who: 'student', status: 403, answer: messages.resultsNotReleased },
      },
      'after release it is there': { who: 'student' },
    },
  },
} satisfies Table;
