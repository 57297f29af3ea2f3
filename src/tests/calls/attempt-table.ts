import { answersFor, goodAnswers } from '../../server/testing/sample-questions';
import type { Stage } from '../../server/testing/stage';
import { type Arranged, LOOK, MARK, PERSONAL, type Row, STUDENTS, TAKER, TEACHERS } from './call-table';

const joining = ({ shareId }: Stage) => ({ shareId });
const ofAttempt = ({ attemptId }: Stage) => ({ attemptId });
const ofQuizAndAttempt = ({ quizId, attemptId }: Stage) => ({ quizId, attemptId });
const answers = ({ questionIds }: Stage) => answersFor(questionIds, goodAnswers);
const submission = (at: Stage) => ({
  quizId: at.quizId,
  attempt: { answers: answers(at), reason: 'student' },
});
const saving = (at: Stage) => ({ ...ofAttempt(at), revision: 1, answers: answers(at) });
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
const allowance = { email: 'sam@school.example', timeFactorPercent: 150, extraTabChanges: 0 };
const made = ({ made }: Arranged) => made;

const left = async (stage: Stage) => {
  const leftAt = String(stage.world.clock.now());
  await stage.student.mutate('attempts.reportFocusLoss', focusLoss(stage));
  return { leftAt };
};
/** A submission that comes after the server has closed its attempt. */
const late = async (stage: Stage) => {
  stage.world.clock.advance(1860 * 1000 + 1);
  await stage.student.rest('POST', '/quiz/submit', submission(stage));
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
export const attemptRows = {
  'attempts.dashboard': { given: 'released', statuses: STUDENTS },
  'attempts.join': { input: joining, given: 'running', statuses: STUDENTS },
  'attempts.submit': { input: submission, given: 'running', statuses: TAKER },
  'attempts.saveAnswers': { input: saving, given: 'running', statuses: TAKER },
  'attempts.reportFocusLoss': { input: reloading, given: 'running', statuses: TAKER },
  'attempts.follow': { input: following, given: 'running', statuses: TAKER },
  'attempts.takeOver': { input: writer, given: 'running', statuses: TAKER },
  'results.evaluated': { input: ({ quizId }) => ({ quizId }), given: 'released', statuses: TAKER },
  'supervision.live': { input: ({ quizId }) => ({ quizId }), given: 'running', statuses: LOOK },
  'supervision.liveAnswers': { input: ({ quizId }) => ({ quizId }), given: 'running', statuses: LOOK },
  'supervision.leavings': { input: ofQuizAndAttempt, given: 'running', arrange: left, statuses: LOOK },
  'supervision.excuse': {
    input: (at) => ({ ...ofQuizAndAttempt(at), leftAt: Number(at.made.leftAt) }),
    given: 'running',
    arrange: left,
    statuses: MARK,
  },
  'supervision.reopen': {
    input: (at) => ({ ...ofQuizAndAttempt(at), extraMinutes: 5 }),
    given: 'submitted',
    statuses: MARK,
  },
  'supervision.sendMessage': {
    input: (at) => ({ ...ofQuizAndAttempt(at), text: 'Ten minutes left.' }),
    given: 'running',
    statuses: MARK,
  },
  'supervision.decideLate': {
    input: (at) => ({ ...ofQuizAndAttempt(at), decision: 'accepted' }),
    given: 'running',
    arrange: late,
    statuses: MARK,
  },
  'supervision.checkReceipt': { input: made, given: 'submitted', arrange: receipt, statuses: LOOK },
  'timekeeping.pause': { input: ({ quizId }) => ({ quizId }), given: 'running', statuses: MARK },
  'timekeeping.continue': {
    input: ({ quizId }) => ({ quizId }),
    given: 'running',
    arrange: paused,
    statuses: MARK,
  },
  'timekeeping.giveTime': {
    input: (at) => ({ ...ofQuizAndAttempt(at), minutes: 5 }),
    given: 'running',
    statuses: MARK,
  },
  'timekeeping.allowances': { given: 'running', arrange: allowed, statuses: TEACHERS },
  'timekeeping.setAllowance': {
    input: () => ({ ...allowance, email: 'uma@school.example' }),
    given: 'running',
    statuses: TEACHERS,
  },
  'timekeeping.removeAllowance': {
    input: () => ({ email: allowance.email }),
    given: 'running',
    arrange: allowed,
    statuses: PERSONAL,
  },
} satisfies Readonly<Record<string, Row>>;
