import type { Deps } from '../../deps';
import { normaliseAnswer } from '../../rules/attempt/normalise';
import { writeAnswers } from './answers';
import { listAttemptsWithEarlier, listEarlierAnswers } from './answers-store';
import { toAnswer } from './attempt-state';
import { getQuestionsSeen } from './course';
import { logAct } from './history';
import type { AttemptRecord } from './own-attempt';

type EarlierDeps = Pick<Deps, 'db' | 'arrangements' | 'ids'>;

/**
 * Restores answers of running attempts that an earlier version discarded on 'Start Fresh' (contract "One attempt"). Call before
 * anything is answered or closed.
 */
export function restoreEarlierAnswers(deps: EarlierDeps & Pick<Deps, 'clock' | 'inTransaction'>): void {
  deps.inTransaction(() => {
    for (const attempt of listAttemptsWithEarlier(deps.db)) {
      restoreEarlierOf(deps, attempt, deps.clock.now());
    }
  });
}

/** The same for one running or reopened attempt. Part of a transaction. */
export function restoreEarlierOf(deps: EarlierDeps, attempt: AttemptRecord, now: number): void {
  const { id: attemptId } = attempt;
  const rows = listEarlierAnswers(deps.db, attemptId);
  if (rows.length === 0) return;
  const latest = new Map(rows.map((row) => [row.questionId, row]));
  const answers = getQuestionsSeen(deps, attempt).flatMap((question) => {
    const row = latest.get(question._id);
    if (!row) return [];
    const { answer, malformed } = normaliseAnswer(question, toAnswer(row.value));
    return [{ questionId: question._id, value: answer, revision: row.revision, malformed }];
  });
  logAct(deps, attempt, { at: now, kind: 'saved', answers, facts: { restored: true } });
  writeAnswers(deps, { attemptId, answers, now });
}
