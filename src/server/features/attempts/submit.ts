import type { Student } from '../../../shared/actor';
import { answersEqual } from '../../../shared/attempt/answers-equal';
import { receiptOf } from '../../../shared/attempt/receipt';
import type { SubmitRequest } from '../../../shared/attempt/requests';
import type { SubmitReceipt } from '../../../shared/attempt/schema';
import { isFromItsPage, whyHandedIn } from '../../../shared/attempt/submitted-by';
import { submittedEmail } from '../../../shared/mail/attempt-emails';
import { messages } from '../../../shared/messages';
import { currentClock, isPauseNoticed } from '../../../shared/timing/ledger';
import { closesAt } from '../../../shared/timing/place';
import type { Deps } from '../../deps';
import { queueMail } from '../mail/queue-mail';
import {
  type CurrentAnswer,
  isChange,
  logged,
  readCurrentAnswers,
  readSent,
  type SentAnswer,
  writeAnswers,
} from './answers';
import { type CloseDeps, reopenEvaluation } from './close-overdue';
import { type Course, getQuizVersion, readCourse } from './course';
import { logAct } from './history';
import { dropHandedIn, keepFromPause, keepLateSubmission } from './kept-apart';
import { type Outcome, type OwnAttempt, type ReadAttempt, unlessRefused, writeUpToDate } from './own-attempt';
import { attemptsStore } from './store';

type SubmitDeps = CloseDeps & Pick<Deps, 'policy'>;

type Submission = SubmitRequest['attempt'];

/**
 * Submits the student's attempt: the answers sent are merged over those stored, one bad value never costs the rest. The
 * same call again gives the same answer. Refuses other answers after a submit (409), and what comes after the server closed
 * the attempt (409), which is kept for the teacher, as is what comes in a pause (403), unless the attempt is being closed.
 */
export async function submitAttempt(
  deps: SubmitDeps,
  {
    student,
    readAttempt,
    input: { attempt: submission },
  }: { student: Student; readAttempt: ReadAttempt; input: SubmitRequest },
): Promise<SubmitReceipt> {
  const outcome = await writeUpToDate(deps, readAttempt, (attempt, now): Outcome<SubmitReceipt> => {
    const current = readCurrentAnswers(deps, attempt.id);
    const course = readCourse(deps, attempt, now);
    const sent = readSent(deps, { course, current, answers: submission.answers, now });
    return attempt.submittedAt === null
      ? submitNow(deps, { student, attempt, submission, current, course, sent, now })
      : answerAgain(deps, { attempt, submission, current, sent, now });
  });
  return unlessRefused(outcome);
}

interface Arrival {
  readonly attempt: OwnAttempt;
  readonly submission: Submission;
  readonly current: ReadonlyMap<string, CurrentAnswer>;
  readonly sent: readonly SentAnswer[];
  readonly now: number;
}

function submitNow(
  deps: SubmitDeps,
  arrival: Arrival & { student: Student; course: Course },
): Outcome<SubmitReceipt> {
  const { student, attempt, submission, current, sent, now } = arrival;
  const { id: attemptId, quizId, paperId } = attempt;
  const version = getQuizVersion(deps, paperId);
  const revisionOf = ({ questionId }: SentAnswer) => current.get(questionId)?.revision ?? 0;
  const taken = sent.filter(({ mayReplace }) => mayReplace);
  // What stands already is not written again: when it was saved tells whether a mark is of this answer.
  const answers = taken
    .filter((each) => isChange(current, each))
    .map((each) => logged(each, revisionOf(each)));
  const clock = currentClock(attempt, attempt.pausedAt, now);
  if (attempt.closingSince === null && isPauseNoticed(clock.pausedSince, now)) {
    const written = answers.map((each) => ({ ...each, revision: now }));
    return { refusal: keepFromPause(deps, { attempt, answers: written, now }) };
  }
  dropHandedIn(
    deps,
    attemptId,
    taken.map(({ questionId }) => questionId),
  );
  const focusLostCount = Math.max(attempt.focusLostCount, submission.focusLostCount);
  const { questions, progress } = arrival.course;
  const submittedBy = whyHandedIn({
    closingSince: attempt.closingSince,
    isLastTabChange: !version.settings.allowTabChange && focusLostCount >= attempt.tabChangeLimit,
    reason: submission.reason,
    nowMs: now,
    deadlineMs: clock.deadline,
    lastQuestionEndsAtMs: closesAt(progress, questions.length - 1),
  });
  const by = { submittedAt: now, submittedBy };
  const receipt = receiptOf(logAct(deps, attempt, { at: now, kind: 'submitted', answers, facts: by }));
  writeAnswers(deps, { attemptId, answers, now });
  const submissionHash = hashOf(deps, attemptId, sent);
  attemptsStore(deps.db).submit.run({ attemptId, ...by, receipt, submissionHash, focusLostCount });
  const title = reopenEvaluation(deps, quizId);
  const email = submittedEmail({
    to: student.email,
    title,
    ...by,
    receipt,
    answeredCount: countAnswered(current, taken),
    questionCount: version.questions.length,
    siteDetails: deps.siteDetails,
  });
  queueMail(deps, email);
  return { value: { message: messages.submitted, submittedAt: now, receipt } };
}

/** How many questions have an answer once what was taken stands. */
function countAnswered(current: Arrival['current'], taken: readonly SentAnswer[]): number {
  const after = new Map<string, Pick<CurrentAnswer, 'value'>>(current);
  for (const each of taken) after.set(each.questionId, each);
  return [...after.values()].filter(({ value }) => value !== null).length;
}

/** A submit that comes after another or after the server closed the attempt: the first answers stay. */
function answerAgain(
  deps: SubmitDeps,
  { attempt, submission, current, sent, now }: Arrival,
): Outcome<SubmitReceipt> {
  const { id: attemptId, submittedAt, receipt, submittedBy } = attempt;
  if (submittedAt === null || receipt === null) throw new Error('A submitted attempt lacks its receipt.');
  const changesNothing = sent.every(({ questionId, value }) =>
    answersEqual(current.get(questionId)?.value, value),
  );
  // Frozen answers are not taken over, so a repeated call can differ from what is stored: its hash tells it.
  const isRepeated = hashOf(deps, attemptId, sent) === attempt.submissionHash;
  if (changesNothing || isRepeated) return { value: { message: messages.submitted, submittedAt, receipt } };
  if (isFromItsPage(attempt)) {
    return { refusal: { kind: 'conflict', sentence: messages.alreadySubmitted } };
  }
  keepLateSubmission(deps, { attemptId, submission, current, now });
  const sentence = submittedBy === 'teacher' ? messages.submissionsAreCollected : messages.attemptOver;
  return { refusal: { kind: 'conflict', sentence } };
}

/** Stands for what a submit said, whatever of it was taken. */
const hashOf = ({ ids }: SubmitDeps, attemptId: string, sent: readonly SentAnswer[]) =>
  ids.hash(JSON.stringify([attemptId, sent.map(({ questionId, value }) => [questionId, value])]));
