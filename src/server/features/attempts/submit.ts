import type { Student } from '../../../shared/actor';
import { receiptOf } from '../../../shared/attempt/receipt';
import type { SubmitRequest } from '../../../shared/attempt/requests';
import type { SubmitReceipt } from '../../../shared/attempt/schema';
import { isTooSoon, whyHandedIn } from '../../../shared/attempt/submitted-by';
import { submittedEmail } from '../../../shared/mail/attempt-emails';
import { messages } from '../../../shared/messages';
import { currentClock, isPauseNoticed } from '../../../shared/timing/ledger';
import { closesAt } from '../../../shared/timing/place';
import type { Deps } from '../../deps';
import { queueMail } from '../mail/queue-mail';
import { isChange, logged, readCurrentAnswers, readSent, type SentAnswer, writeAnswers } from './answers';
import { type CloseDeps, reopenEvaluation } from './close-overdue';
import { type Course, readCourse } from './course';
import { logAct } from './history';
import { dropHandedIn, keepApart, keepFromPause } from './kept-apart';
import { type Outcome, type ReadAttempt, unlessRefused, writeUpToDate } from './own-attempt';
import type { CurrentAnswer } from './running';
import { attemptsStore } from './store';
import { answerAgain } from './submit-again';
import { type Arrival, hashOf, isOutdated, revisionSent, revisionStored } from './submit-arrival';
import { offlineSince } from './writer';

type SubmitDeps = CloseDeps & Pick<Deps, 'policy'>;

/**
 * Submits the student's attempt: the answers sent are merged over those stored, except where something newer stands, and one
 * bad value never costs the rest. The same call again gives the same answer. Refuses other answers after a submit (409), and
 * what comes after the server closed the attempt (409), and keeps of it for the teacher what is newer than what stands; as it
 * keeps what comes in a pause (403), unless the attempt is being closed. Refuses a page for which the time ended too soon (403).
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
    const wasOffline = offlineSince(deps, attempt.id, now);
    const sent = readSent(deps, {
      course,
      current,
      answers: submission.answers,
      offlineSince: wasOffline,
      now,
    });
    return attempt.submittedAt === null
      ? submitNow(deps, { student, attempt, submission, current, course, sent, now })
      : answerAgain(deps, { attempt, submission, current, sent, now });
  });
  return unlessRefused(outcome);
}

function submitNow(
  deps: SubmitDeps,
  arrival: Arrival & { student: Student; course: Course },
): Outcome<SubmitReceipt> {
  const { student, attempt, submission, current, sent, now } = arrival;
  const { id: attemptId, quizId } = attempt;
  const newest = sent.filter((each) => each.mayReplace && !isOutdated(arrival, each));
  const taken = newest.filter((each) => !each.isOutOfItsTime);
  // What stands already is not written again: when it was saved tells whether a mark is of this answer.
  const answers = taken
    .filter((each) => isChange(current, each))
    .map((each) => logged(each, revisionSent(arrival, each) ?? revisionStored(arrival, each)));
  const asKept = (each: SentAnswer) => logged(each, revisionSent(arrival, each) ?? now);
  const clock = currentClock(attempt, attempt.pausedAt, now);
  if (attempt.closingSince === null && isPauseNoticed(clock.pausedSince, now)) {
    const changed = newest.filter((each) => isChange(current, each));
    return { refusal: keepFromPause(deps, { attempt, answers: changed.map(asKept), now }) };
  }
  const focusLostCount = Math.max(attempt.focusLostCount, submission.focusLostCount);
  const { questions, progress, allowTabChange } = arrival.course;
  const handingIn = {
    closingSince: attempt.closingSince,
    isLastTabChange: !allowTabChange && focusLostCount >= attempt.tabChangeLimit,
    reason: submission.reason,
    knownDeadlineMs: submission.deadline,
    nowMs: now,
    deadlineMs: clock.deadline,
    lastQuestionEndsAtMs: closesAt(progress, questions.length - 1),
  };
  if (isTooSoon(handingIn)) return { refusal: { kind: 'forbidden', sentence: messages.timeIsLeft } };
  const submittedBy = whyHandedIn(handingIn);
  dropHandedIn(
    deps,
    attemptId,
    taken.map(({ questionId }) => questionId),
  );
  const late = newest.filter((each) => each.isOutOfItsTime);
  keepApart(deps, { attempt, answers: late.map(asKept), now });
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
    questionCount: questions.length,
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
