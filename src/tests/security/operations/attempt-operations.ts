import { answersFor, goodAnswers } from '../../../server/testing/sample-questions';
import type { Stage } from '../../../server/testing/stage';
import { type Arranged, type Operation, OWNER, STUDENTS, TAKER, TEACHERS } from './operation';

const joining = ({ shareId }: Stage) => ({ shareId });
const ofAttempt = ({ attemptId }: Stage) => ({ attemptId });
const ofQuizAndAttempt = ({ quizId, attemptId }: Stage) => ({ quizId, attemptId });
const answers = ({ questionIds }: Stage) => answersFor(questionIds, goodAnswers);
const paper = (at: Stage) => ({ quizId: at.quizId, attempt: { answers: answers(at), reason: 'student' } });
const saving = (at: Stage) => ({ ...ofAttempt(at), revision: 1, answers: answers(at) });
const leaving = (at: Stage) => ({ ...ofAttempt(at), leftAt: at.world.clock.now() });
const question = ({ questionIds: [questionId = ''] }: Stage) => ({ questionId });
const reloading = (at: Stage) => {
  const returnedAt = at.world.clock.now();
  return { ...leaving(at), ...question(at), returnedAt, page: 'reloaded' };
};
const writer = (at: Stage) => ({ ...ofAttempt(at), writerId: 'writer-one' });
const following = (at: Stage) => ({
  ...{ ...writer(at), claim: true, unsentCount: 0, hereAt: at.world.clock.now() },
  ...question(at),
});
const allowance = { email: 'sam@school.example', timeFactorPercent: 150, extraTabChanges: 0 };
const made = ({ made }: Arranged) => made;

const left = async (stage: Stage) => {
  await stage.student.mutate('attempts.reportFocusLoss', leaving(stage));
  return {};
};
/** A paper that comes after the server has closed its attempt. */
const late = async (stage: Stage) => {
  stage.world.clock.advance(1860 * 1000 + 1);
  await stage.student.rest('POST', '/quiz/submit', paper(stage));
  return {};
};
const receipt = async ({ student, attemptId }: Stage) => {
  const { body } = await student.rest('GET', '/student/');
  return { receipt: body.attempts[attemptId].receipt as string };
};
const paused = async ({ teacher, quizId }: Stage) => {
  await teacher.mutate('timekeeping.pause', { quizId });
  return {};
};
const allowed = async ({ teacher }: Stage) => {
  await teacher.mutate('timekeeping.setAllowance', allowance);
  return {};
};

/** Taking a quiz, and watching over those who take it. */
export const attemptOperations: readonly Operation[] = [
  {
    rest: ['GET /student/', () => '/student/'],
    trpc: ['attempts.dashboard'],
    given: 'released',
    statuses: STUDENTS,
  },
  {
    rest: ['POST /student/attempt', () => '/student/attempt', joining],
    trpc: ['attempts.join', joining],
    given: 'running',
    statuses: STUDENTS,
  },
  {
    rest: ['POST /quiz/submit', () => '/quiz/submit', paper],
    trpc: ['attempts.submit', paper],
    given: 'running',
    statuses: TAKER,
  },
  { trpc: ['attempts.saveAnswers', saving], given: 'running', statuses: TAKER },
  { trpc: ['attempts.reportFocusLoss', reloading], given: 'running', statuses: TAKER },
  {
    trpc: ['attempts.follow', following],
    given: 'running',
    statuses: TAKER,
  },
  { trpc: ['attempts.takeOver', writer], given: 'running', statuses: TAKER },
  {
    rest: ['GET /quiz/:quizId/evaluated', (at) => `/quiz/${at.quizId}/evaluated`],
    trpc: ['results.evaluated', ({ quizId }) => ({ quizId })],
    given: 'released',
    statuses: TAKER,
  },
  { trpc: ['supervision.live', ({ quizId }) => ({ quizId })], given: 'running', statuses: OWNER },
  { trpc: ['supervision.leavings', ofQuizAndAttempt], given: 'running', arrange: left, statuses: OWNER },
  {
    trpc: ['supervision.excuse', (at) => ({ ...ofQuizAndAttempt(at), leftAt: at.world.clock.now() })],
    given: 'running',
    arrange: left,
    statuses: OWNER,
  },
  {
    trpc: ['supervision.reopen', (at) => ({ ...ofQuizAndAttempt(at), extraMinutes: 5 })],
    given: 'submitted',
    statuses: OWNER,
  },
  {
    trpc: ['supervision.decideLate', (at) => ({ ...ofQuizAndAttempt(at), decision: 'accepted' })],
    given: 'running',
    arrange: late,
    statuses: OWNER,
  },
  { trpc: ['supervision.checkReceipt', made], given: 'submitted', arrange: receipt, statuses: OWNER },
  { trpc: ['timekeeping.pause', ({ quizId }) => ({ quizId })], given: 'running', statuses: OWNER },
  {
    trpc: ['timekeeping.continue', ({ quizId }) => ({ quizId })],
    given: 'running',
    arrange: paused,
    statuses: OWNER,
  },
  {
    trpc: ['timekeeping.giveTime', (at) => ({ ...ofQuizAndAttempt(at), minutes: 5 })],
    given: 'running',
    statuses: OWNER,
  },
  { trpc: ['timekeeping.allowances'], given: 'running', arrange: allowed, statuses: TEACHERS },
  {
    trpc: ['timekeeping.setAllowance', () => ({ ...allowance, email: 'uma@school.example' })],
    given: 'running',
    statuses: TEACHERS,
  },
  {
    trpc: ['timekeeping.removeAllowance', () => ({ email: allowance.email })],
    given: 'running',
    arrange: allowed,
    statuses: OWNER,
  },
];
