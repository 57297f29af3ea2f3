import { confirmedEmail, type Student } from '../../../shared/actor';
import type { Answer } from '../../../shared/answer/answer';
import { answersEqual, sameInAnyOrder } from '../../../shared/answer/answers-equal';
import type { SubmitReceipt } from '../../../shared/attempt/schema';
import { isFromItsPage, isTooSoon, whyHandedIn } from '../../../shared/attempt/submitted-by';
import { messages } from '../../../shared/messages';
import { currentClock, isPauseNoticed } from '../../../shared/timing/ledger';
import { closesAt } from '../../../shared/timing/place';
import type { Deps } from '../../deps';
import { receiptOf } from '../../rules/attempt/answer-log';
import type { SubmitRequest } from '../../rules/attempt/requests';
import { submittedEmail } from '../../rules/mail/attempt-emails';
import { queueMail } from '../mail/outbox';
import { isChange, logged, readCurrentAnswers, readSent, type SentAnswer, writeAnswers } from './answers';
import type { CurrentAnswer } from './attempt-state';
import { type CloseDeps, reopenEvaluation } from './close-overdue';
import { type Course, readCourse } from './course';
import { logAct } from './history';
import { dropHandedIn, keepApart, keepFromPause, keepLateSubmission } from './kept-apart';
import { type Outcome, type OwnAttempt, type ReadAttempt, unwrap, writeUpToDate } from './own-attempt';
import { attemptsStore } from './store';
import { offlineSince } from './writer';

type SubmitDeps = CloseDeps & Pick<Deps, 'policy'>;

/**
 * Submits the student's attempt: merges the sent answers over the stored ones unless those are newer; one bad value never costs
 * the rest. Idempotent for the same request. Throws 409 for other answers after a submit and for anything after the server closed
 * the attempt, keeping newer answers for the teacher; 403 in a pause, kept apart, unless the attempt is closing; 403 for a page
 * whose time ended too early.
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
  return unwrap(outcome);
}

/** A submit after another one, or after the server closed the attempt: the first answers stay. */
function answerAgain(deps: Pick<Deps, 'db' | 'ids'>, arrival: Arrival): Outcome<SubmitReceipt> {
  const { attempt, submission, current, sent, now } = arrival;
  const { id: attemptId, submittedAt, receipt, submittedBy } = attempt;
  if (submittedAt === null || receipt === null) throw new Error('A submitted attempt lacks its receipt.');
  const differing = sent.filter(
    (each) => !isOutdated(arrival, each) && !isSame(current.get(each.questionId)?.value, each),
  );
  // Frozen answers are dropped, so a repeated call may differ from the stored answers; its hash identifies it.
  const isRepeated = hashOf(deps, attemptId, sent) === attempt.submissionHash;
  if (differing.length === 0 || isRepeated)
    return { value: { message: messages.submitted, submittedAt, receipt } };
  const isSubmitted = isFromItsPage(attempt);
  // Answers newer than the page's own submission were written before the page knew of it.
  const late = isSubmitted ? differing.filter((each) => isNewer(arrival, each)) : differing;
  if (late.length > 0) {
    keepLateSubmission(deps, { attemptId, submission: onlyOf(submission, late), current, now });
  }
  const afterClosing = submittedBy === 'teacher' ? messages.submissionsAreCollected : messages.attemptOver;
  return {
    refusal: { kind: 'conflict', sentence: isSubmitted ? messages.alreadySubmitted : afterClosing },
  };
}

type Submission = SubmitRequest['attempt'];

/** A submit request with the stored state. */
interface Arrival {
  readonly attempt: OwnAttempt;
  readonly submission: Submission;
  readonly current: ReadonlyMap<string, CurrentAnswer>;
  readonly sent: readonly SentAnswer[];
  readonly now: number;
}

type Known = Pick<Arrival, 'submission' | 'current'>;
type OfQuestion = Pick<SentAnswer, 'questionId'>;

const revisionSent = ({ submission }: Known, { questionId }: OfQuestion) => submission.revisions[questionId];
const revisionStored = ({ current }: Known, { questionId }: OfQuestion) =>
  current.get(questionId)?.revision ?? 0;

/** Whether a newer answer has replaced one from a delayed submit. */
const isOutdated = (known: Known, sent: OfQuestion) =>
  (revisionSent(known, sent) ?? Number.POSITIVE_INFINITY) < revisionStored(known, sent);

const isNewer = (known: Known, sent: OfQuestion) =>
  (revisionSent(known, sent) ?? 0) > revisionStored(known, sent);

/** Fingerprint of the submit request, accepted or not. */
const hashOf = ({ ids }: Pick<Deps, 'ids'>, attemptId: string, sent: readonly SentAnswer[]) =>
  ids.hash(JSON.stringify([attemptId, sent.map(({ questionId, value }) => [questionId, value])]));

const isSame = (stored: Answer | null | undefined, { value, isSet }: SentAnswer): boolean =>
  isSet ? sameInAnyOrder(stored, value) : answersEqual(stored, value);

/** Drops the revisions: kept answers with revisions come from a pause. */
const onlyOf = ({ focusLostCount, reason, answers }: Submission, sent: readonly SentAnswer[]) => ({
  ...{ focusLostCount, reason },
  answers: Object.fromEntries(sent.map(({ questionId }) => [questionId, answers[questionId]])),
});

function submitNow(
  deps: SubmitDeps,
  arrival: Arrival & { student: Student; course: Course },
): Outcome<SubmitReceipt> {
  const { student, attempt, submission, current, sent, now } = arrival;
  const { id: attemptId, quizId } = attempt;
  const newest = sent.filter((each) => each.mayReplace && !isOutdated(arrival, each));
  const taken = newest.filter((each) => !each.isOutOfItsTime);
  // Unchanged answers are not rewritten: the time of saving tells whether a mark belongs to them.
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
    to: confirmedEmail(student),
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

/** The number of answered questions after the merge. */
function countAnswered(current: Arrival['current'], taken: readonly SentAnswer[]): number {
  const after = new Map<string, Pick<CurrentAnswer, 'value'>>(current);
  for (const each of taken) after.set(each.questionId, each);
  return [...after.values()].filter(({ value }) => value !== null).length;
}
