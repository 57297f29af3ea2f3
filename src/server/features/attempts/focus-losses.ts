import type { CountedFocusLoss } from '../../../shared/attempt/schema';
import { RELOAD_HEARD_WITHIN_MS } from '../../../shared/constants';
import type { Deps } from '../../deps';
import { countStep, focusLossStep } from '../../rules/attempt/focus-loss';
import type { FocusLossRequest } from '../../rules/attempt/requests';
import { getState } from './attempt-state';
import { focusStore } from './focus-store';
import { type AttemptDeps, type ReadState, writeUpToDate } from './own-attempt';
import { writeChanges } from './write-changes';

/** Counts focus losses of pages that went away and did not report a reload in time. Resolves after the commit. */
export async function countPagesGone(
  deps: Pick<Deps, 'db' | 'arrangements' | 'ids' | 'policy' | 'clock' | 'groupCommit'>,
): Promise<void> {
  const store = focusStore(deps.db);
  const now = deps.clock.now();
  const before = now - RELOAD_HEARD_WITHIN_MS;
  if (store.listGone.all({ before }).length === 0) return;
  await deps.groupCommit(() => {
    for (const { attemptId, leftAt } of store.listGone.all({ before })) {
      const state = getState(deps, attemptId);
      store.decide.run({ attemptId, leftAt, kind: 'left', returnedAt: null });
      if (state.attempt.closingSince !== null) continue;
      writeChanges(deps, state, countStep(state.attempt, { now, graceMs: graceMsOf(deps) }).changes, now);
    }
  });
}

/** Stores and counts a focus loss of the quiz page, by `focusLossStep`. Resolves after the commit. */
export const reportFocusLoss = (
  deps: AttemptDeps,
  { readState, input: report }: { readState: ReadState; input: FocusLossRequest },
): Promise<CountedFocusLoss> =>
  writeUpToDate(deps, readState, (state, now) => {
    const store = focusStore(deps.db);
    const [{ id: attemptId }, { leftAt, returnedAt }] = [state.attempt, report];
    const stored = store.find.get({ attemptId, leftAt }) ?? null;
    const reloadCount =
      report.page === 'reloaded' ? (store.countReloads.get({ attemptId })?.reloads ?? 0) : 0;
    const known = { stored, reloadCount, now, graceMs: graceMsOf(deps) };
    const { value, changes, focusLoss } = focusLossStep(state, report, known);
    if (focusLoss) {
      const row = { attemptId, leftAt, returnedAt, ...focusLoss };
      if (stored) store.decide.run(row);
      else store.add.run({ ...row, receivedAt: now });
    }
    writeChanges(deps, state, changes, now);
    return value;
  });

const graceMsOf = ({ policy }: Pick<Deps, 'policy'>) => policy.submitGraceSeconds * 1000;
