import * as z from 'zod';
import type { Teacher } from '../../../shared/actor';
import type { Answer } from '../../../shared/answer/answer';
import { LATE_DECISIONS } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid, messages } from '../../../shared/messages';
import type { LateSubmission } from '../../../shared/supervision/schema';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { LoggedAnswer } from '../../rules/attempt/answer-log';
import { keptApart, stillNewest } from '../../rules/attempt/kept-apart';
import { logged, readSent } from '../../rules/attempt/sent-answers';
import { type AttemptState, isChange, progressOf } from '../../rules/attempt/state';
import { isPastRelease } from '../../rules/results/past-release';
import { getState } from '../attempts/attempt-state';
import { readLateAccepted } from '../attempts/check-history';
import { reopenEvaluation } from '../attempts/close-overdue';
import { getQuestionsSeen } from '../attempts/course';
import { writeChanges } from '../attempts/write-changes';
import { withoutName } from '../marking/names/hidden';
import type { QuizRecord } from '../quizzes/find';
import { type LateRecord, supervisionStore, updateAttempt, updateLate } from './store';
import type { AttemptOnQuiz } from './targets';
import { toLateSubmission } from './views';

/**
 * Answers received after closing, during a pause, or after their question's time, oldest first, with the changes they would make.
 * The latter two kinds are listed once the attempt is over, unless newer answers exist.
 */
export function listLateSubmissions(
  deps: Pick<Deps, 'db' | 'arrangements' | 'pseudonyms' | 'policy'>,
  { quiz, namesHidden }: { quiz: QuizRecord; namesHidden: boolean },
): LateSubmission[] {
  const rows = supervisionStore(deps.db).listLate.all({ quizId: quiz.id, teacherId: quiz.teacherId });
  return rows.flatMap((row) => {
    const { attempt, late } = row;
    const kept = keptApart(late.body);
    const submission = toLateSubmission({
      ...row,
      cameAt: kept?.cameAt ?? {},
      questions: getQuestionsSeen(deps, attempt),
      ...(late.decision === 'accepted'
        ? readLateAccepted(deps, attempt.id)
        : lateChanges(deps, getState(deps, attempt.id), late.body)),
    });
    const isListed = submission.changes.length > 0 || late.decision !== null || kept === null;
    if (!isListed) return [];
    return namesHidden
      ? [{ ...withoutName(submission), attemptId: deps.pseudonyms(attempt.id) }]
      : [submission];
  });
}

export const decisionSchema = z.object({
  decision: z.enum(LATE_DECISIONS, { error: fieldInvalid('decision') }),
});

interface LateDecision extends AttemptOnQuiz<'mark'> {
  readonly teacher: Teacher;
  readonly late: LateRecord;
  readonly input: z.output<typeof decisionSchema>;
}

type DecideDeps = Pick<Deps, 'db' | 'arrangements' | 'clock' | 'ids' | 'policy'>;

/**
 * Decides on a late submission: `accepted` merges it like a submit in time and re-evaluates the attempt, keeping teacher's marks;
 * `ignored` only records the decision. Throws 409 if decided already, for a running attempt, or for released scores.
 */
export function decideLate(
  deps: DecideDeps,
  { teacher, quiz, attempt, late, input: { decision } }: LateDecision,
): { message: string } {
  if (attempt.submittedAt === null) throw new DomainError('conflict', messages.attemptStillRuns);
  if (late.decision !== null) throw new DomainError('conflict', messages.lateAlreadyDecided);
  if (isPastRelease(attempt)) throw new DomainError('conflict', messages.scoresAlreadyReleased);

  const now = deps.clock.now();
  updateLate(deps.db, attempt.id, { decision, decidedAt: now });
  if (decision === 'accepted') {
    acceptLate(deps, getState(deps, attempt.id), { body: late.body, now });
    reopenEvaluation(deps, quiz.id);
  }
  recordAudit(deps.db, {
    at: now,
    actorId: teacher.accountId,
    action: 'late-paper',
    subject: attempt.id,
    after: { decision, body: late.body },
  });
  return { message: decision === 'accepted' ? messages.lateAccepted : messages.lateIgnored };
}

function acceptLate(
  deps: DecideDeps,
  state: AttemptState,
  { body, now }: { body: string; now: number },
): void {
  const { before, answers } = lateChanges(deps, state, body);
  writeChanges(deps, state, { answers, act: { kind: 'late-accepted', answers, facts: { before } } }, now);
  updateAttempt(deps.db, state.attempt.id, { evaluatedAt: null });
}

/** The stored body of a submit. */
const submitSchema = z.object({ answers: z.record(z.string(), z.unknown()) });

/** The changes a late submission would make, by the rules of a submit at the time of closing. */
function lateChanges(
  { policy }: Pick<Deps, 'policy'>,
  state: AttemptState,
  /** As received, or as kept apart. */
  body: string,
): { before: Record<string, Answer | null>; answers: LoggedAnswer[] } {
  const { attempt, answers: current } = state;
  const kept = keptApart(body);
  const answers = kept ? stillNewest(kept, current) : submitSchema.safeParse(JSON.parse(body)).data?.answers;
  const now = attempt.submittedAt ?? attempt.closesAt;
  const sent = readSent(state, answers ?? {}, {
    progress: progressOf(state, now),
    ...{ now, offlineSince: null, graceMs: policy.submitGraceSeconds * 1000 },
  });
  const changed = sent.filter((each) => each.mayReplace && isChange(current, each));
  return {
    before: Object.fromEntries(
      changed.map(({ questionId }) => [questionId, current.get(questionId)?.value ?? null]),
    ),
    answers: changed.map((each): LoggedAnswer => logged(each, current.get(each.questionId)?.revision ?? 0)),
  };
}
