import type { Deps } from '../../deps';
import { normaliseAnswer } from '../../rules/attempt/normalise';
import { listEarlier, listEarlierAnswers } from './answers-store';
import { getState, toAnswer } from './attempt-state';
import { writeChanges } from './write-changes';

type EarlierDeps = Pick<Deps, 'db' | 'arrangements' | 'ids'>;

/**
 * Restores answers of running attempts that an earlier version discarded on 'Start Fresh' (contract "One attempt"). Call before
 * anything is answered or closed.
 */
export function restoreEarlierAnswers(deps: EarlierDeps & Pick<Deps, 'clock' | 'inTransaction'>): void {
  deps.inTransaction(() => {
    for (const { attemptId } of listEarlier(deps.db)) restoreEarlierOf(deps, attemptId, deps.clock.now());
  });
}

/** The same for one running or reopened attempt. Part of a transaction. */
export function restoreEarlierOf(deps: EarlierDeps, attemptId: string, now: number): void {
  const rows = listEarlierAnswers(deps.db, attemptId);
  if (rows.length === 0) return;
  const latest = new Map(rows.map((row) => [row.questionId, row]));
  const state = getState(deps, attemptId);
  const answers = state.asked.questions.flatMap((question) => {
    const row = latest.get(question._id);
    if (!row) return [];
    const { answer, malformed } = normaliseAnswer(question, toAnswer(row.value));
    return [{ questionId: question._id, value: answer, revision: row.revision, malformed }];
  });
  writeChanges(deps, state, { answers, act: { kind: 'saved', answers, facts: { restored: true } } }, now);
}
