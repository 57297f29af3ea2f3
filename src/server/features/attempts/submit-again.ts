import type { Answer } from '../../../shared/answer/answer';
import { answersEqual, sameInAnyOrder } from '../../../shared/answer/answers-equal';
import type { SubmitReceipt } from '../../../shared/attempt/schema';
import { isFromItsPage } from '../../../shared/attempt/submitted-by';
import { messages } from '../../../shared/messages';
import type { Deps } from '../../deps';
import type { SentAnswer } from './answers';
import { keepLateSubmission } from './kept-apart';
import type { Outcome } from './own-attempt';
import { type Arrival, hashOf, isNewer, isOutdated, type Submission } from './submit-arrival';

/** A submit after another one, or after the server closed the attempt: the first answers stay. */
export function answerAgain(deps: Pick<Deps, 'db' | 'ids'>, arrival: Arrival): Outcome<SubmitReceipt> {
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

const isSame = (stored: Answer | null | undefined, { value, isSet }: SentAnswer): boolean =>
  isSet ? sameInAnyOrder(stored, value) : answersEqual(stored, value);

/** Drops the revisions: kept answers with revisions come from a pause. */
const onlyOf = ({ focusLostCount, reason, answers }: Submission, sent: readonly SentAnswer[]) => ({
  ...{ focusLostCount, reason },
  answers: Object.fromEntries(sent.map(({ questionId }) => [questionId, answers[questionId]])),
});
