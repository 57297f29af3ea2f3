import { answersFor, goodAnswers } from '../../server/testing/sample-questions';
import type { Stage } from '../../server/testing/stage';
import { doing, LOOK, MARK, made, ofQuiz, PERSONAL, type Table, TEACHERS } from './call-table';

const ofAttempt = ({ quizId, attemptId }: Stage) => ({ quizId, attemptId });
const allowance = { email: 'sam@school.example', timeFactorPercent: 150, extraTabChanges: 0 };

const left = async ({ student, attemptId, world }: Stage) => {
  const leftAt = world.clock.now();
  await student.mutate('attempts.reportFocusLoss', { attemptId, leftAt });
  return { leftAt: String(leftAt) };
};
/** A submission after the server has closed the attempt. */
const late = doing(({ world, student, quizId, questionIds }) => {
  world.clock.advance(1860 * 1000 + 1);
  const attempt = { answers: answersFor(questionIds, goodAnswers), reason: 'student' };
  return student.rest('POST', '/quiz/submit', { quizId, attempt });
});
const receipt = async ({ student, attemptId }: Stage) => {
  const { body } = await student.rest('GET', '/student/');
  return { receipt: body.attempts[attemptId].receipt as string };
};
const paused = doing(({ teacher, quizId }) => teacher.mutate('timekeeping.pause', { quizId }));
const allowed = doing(({ teacher }) => teacher.mutate('timekeeping.setAllowance', allowance));

/** Live supervision, and the time of attempts. */
export const supervisionTable = {
  'supervision.live': { input: ofQuiz, given: 'running', statuses: LOOK },
  'supervision.liveAnswers': { input: ofQuiz, given: 'running', statuses: LOOK },
  'supervision.leavings': { input: ofAttempt, given: 'running', arrange: left, statuses: LOOK },
  'supervision.excuse': {
    input: (at) => ({ ...ofAttempt(at), leftAt: Number(at.made.leftAt) }),
    given: 'running',
    arrange: left,
    statuses: MARK,
  },
  'supervision.reopen': {
    input: (at) => ({ ...ofAttempt(at), extraMinutes: 5 }),
    given: 'submitted',
    statuses: MARK,
  },
  'supervision.sendMessage': {
    input: (at) => ({ ...ofAttempt(at), text: 'Ten minutes left.' }),
    given: 'running',
    statuses: MARK,
  },
  'supervision.decideLate': {
    input: (at) => ({ ...ofAttempt(at), decision: 'accepted' }),
    given: 'running',
    arrange: late,
    statuses: MARK,
  },
  'supervision.checkReceipt': { input: made, given: 'submitted', arrange: receipt, statuses: LOOK },
  'timekeeping.pause': { input: ofQuiz, given: 'running', statuses: MARK },
  'timekeeping.continue': { input: ofQuiz, given: 'running', arrange: paused, statuses: MARK },
  'timekeeping.giveTime': {
    input: (at) => ({ ...ofAttempt(at), minutes: 5 }),
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
} satisfies Table;
