import type { Answer } from '../../../shared/answer/answer';
import { answersEqual, sameInAnyOrder } from '../../../shared/answer/answers-equal';
import type { SubmittedBy } from '../../../shared/constants';
import { refusals } from '../../../shared/refusals';
import { currentClock, isPauseNoticed } from '../timing/ledger';
import { closesAt } from '../timing/place';
import type { HashText } from './answer-log';
import { keptAfterSubmit, keptLate, keptWith } from './kept-apart';
import type { SubmitRequest } from './requests';
import { PAUSED } from './save';
import { type Arrival, logged, readSent, type SentAnswer } from './sent-answers';
import { type AttemptState, isChange, progressOf, refused, type Step } from './state';
import { isFromItsPage, isTooSoon, whyHandedIn } from './submitted-by';

type Submission = SubmitRequest['attempt'];

interface Submit extends Arrival {
  readonly state: AttemptState;
  readonly submission: Submission;
  readonly sent: readonly SentAnswer[];
  readonly hash: HashText;
}

/**
 * Submits the attempt: merges the sent answers over the stored ones unless those are newer; one bad value never costs the rest.
 * Idempotent for the same request. Refuses (409) other answers after a submit and anything after the server closed the attempt,
 * keeping newer answers for the teacher; (403) in a pause, kept apart, unless the attempt is closing; (403) a page whose time
 * ended too early.
 */
export function submitStep(
  state: AttemptState,
  submission: Submission,
  arrival: Arrival & { readonly hash: HashText },
): Step<'submitted' | 'repeated'> {
  const progress = progressOf(state, arrival.now);
  const sent = readSent(state, submission.answers, { ...arrival, progress });
  const submit = { ...arrival, state, submission, sent };
  return state.attempt.submittedAt === null ? submitNow(submit) : submitAgain(submit);
}

/** A submit after another one, or after the server closed the attempt: the first answers stay. */
function submitAgain(submit: Submit): Step<'submitted' | 'repeated'> {
  const { state, submission, sent } = submit;
  const { attempt, answers: current } = state;
  const differing = sent.filter(
    (each) => !isOutdated(submit, each) && !isSame(current.get(each.questionId)?.value, each),
  );
  // Frozen answers are dropped, so a repeated call may differ from the stored answers; its hash identifies it.
  if (differing.length === 0 || fingerprintOf(submit) === attempt.submissionHash)
    return { value: 'repeated', changes: {} };
  const isSubmitted = isFromItsPage(attempt);
  // Answers newer than the page's own submission were written before the page knew of it.
  const late = isSubmitted ? differing.filter((each) => isNewer(submit, each)) : differing;
  const kept =
    late.length > 0 ? keptLate(state.keptBody, { submission: onlyOf(submission, late), current }) : undefined;
  const afterClosing =
    attempt.submittedBy === 'teacher' ? refusals.submissionsAreCollected : refusals.attemptOver;
  const sentence = isSubmitted ? refusals.alreadySubmitted : afterClosing;
  return refused({ kind: 'conflict', sentence }, kept ? { kept } : {});
}

function submitNow(submit: Submit): Step<'submitted' | 'repeated'> {
  const { state, submission, sent, now } = submit;
  const { attempt, answers: current, asked, keptBody } = state;
  const newest = sent.filter((each) => each.mayReplace && !isOutdated(submit, each));
  const taken = newest.filter((each) => !each.isOutOfItsTime);
  const asKept = (each: SentAnswer) => logged(each, revisionSent(submit, each) ?? now);
  const clock = currentClock(attempt, attempt.pausedAt, now);
  if (attempt.closingSince === null && isPauseNoticed(clock.pausedSince, now)) {
    const changed = newest.filter((each) => isChange(current, each)).map(asKept);
    const kept = changed.length > 0 ? keptWith(keptBody, { answers: changed, now }) : undefined;
    return refused(PAUSED, kept ? { kept } : {});
  }
  const focusLostCount = Math.max(attempt.focusLostCount, submission.focusLostCount);
  const handingIn = {
    closingSince: attempt.closingSince,
    isLastTabChange: !asked.settings.allowTabChange && focusLostCount >= attempt.tabChangeLimit,
    reason: submission.reason,
    knownDeadlineMs: submission.deadline,
    nowMs: now,
    deadlineMs: clock.deadline,
    lastQuestionEndsAtMs: closesAt(progressOf(state, now), asked.questions.length - 1),
  };
  if (isTooSoon(handingIn)) return refused({ kind: 'forbidden', sentence: refusals.timeIsLeft });
  const kept = keptAfterSubmit(keptBody, {
    submittedIds: taken.map(({ questionId }) => questionId),
    answers: newest.filter((each) => each.isOutOfItsTime).map(asKept),
    now,
  });
  // Unchanged answers are not rewritten: the time of saving tells whether a mark belongs to them.
  const answers = taken
    .filter((each) => isChange(current, each))
    .map((each) => logged(each, revisionSent(submit, each) ?? revisionStored(submit, each)));
  const by = { submittedAt: now, submittedBy: whyHandedIn(handingIn) };
  return {
    value: 'submitted',
    changes: {
      row: { ...by, submissionHash: fingerprintOf(submit), focusLostCount },
      act: { kind: 'submitted', answers, facts: by },
      answers,
      ...(kept && { kept }),
    },
  };
}

/** Submits an attempt on behalf of its student with the stored answers, at its deadline or now if that is earlier. */
export function closeStep(
  { attempt }: AttemptState,
  act: { readonly submittedBy: 'server' | 'teacher'; readonly now: number },
) {
  const by: { submittedAt: number; submittedBy: SubmittedBy } = {
    submittedAt: Math.min(act.now, attempt.deadline),
    submittedBy: attempt.closingSince === null ? act.submittedBy : 'tab-changes',
  };
  return { row: by, act: { kind: 'submitted', facts: by } } as const;
}

const revisionSent = ({ submission }: Submit, { questionId }: SentAnswer) => submission.revisions[questionId];
const revisionStored = ({ state }: Submit, { questionId }: SentAnswer) =>
  state.answers.get(questionId)?.revision ?? 0;

/** Whether a newer answer has replaced one from a delayed submit. */
const isOutdated = (submit: Submit, sent: SentAnswer) =>
  (revisionSent(submit, sent) ?? Number.POSITIVE_INFINITY) < revisionStored(submit, sent);

const isNewer = (submit: Submit, sent: SentAnswer) =>
  (revisionSent(submit, sent) ?? 0) > revisionStored(submit, sent);

/** Fingerprint of the submit request, accepted or not. */
const fingerprintOf = ({ hash, state: { attempt }, sent }: Submit) =>
  hash(JSON.stringify([attempt.id, sent.map(({ questionId, value }) => [questionId, value])]));

const isSame = (stored: Answer | null | undefined, { value, isSet }: SentAnswer): boolean =>
  isSet ? sameInAnyOrder(stored, value) : answersEqual(stored, value);

/** Drops the revisions: kept answers with revisions come from a pause. */
const onlyOf = ({ focusLostCount, reason, answers }: Submission, sent: readonly SentAnswer[]) => ({
  ...{ focusLostCount, reason },
  answers: Object.fromEntries(sent.map(({ questionId }) => [questionId, answers[questionId]])),
});
