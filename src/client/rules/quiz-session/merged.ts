import type { Answers } from '../../../shared/answer/answer';
import { answersEqual } from '../../../shared/answer/answers-equal';
import { mergeUnsent, type UnsentChange } from './merge-unsent';
import { acted } from './operations';
import {
  changesOf,
  type OutboxRecord,
  type UnsentFocusLoss,
  withChanges,
  withFocusLoss,
  withoutChanges,
} from './outbox';
import { kept, type Running, withSync } from './running';
import type { SavedQuiz } from './saved-quiz';

/** The server's answers with their revisions. */
interface Stored {
  readonly answers: Answers;
  readonly revisions: Readonly<Record<string, number>>;
}

/** Merges all unsent changes with the stored answers; the page shows and sends the result. */
export function merged(running: Running, stored: Stored): Running {
  const changes = changesOf(running.outbox);
  const { answers, send, gaveWay } = mergeUnsent({ unsent: changes, stored });
  const { stampedMs, knownIds, superseded } = running.sync;
  const ids = [...Object.keys(stored.answers), ...changes.map(({ questionId }) => questionId)];
  const noted = withSync(running, {
    // A wrong clock may have stamped unsent changes in the future: later ones follow anyway.
    stampedMs: latestOf(latestOf(stampedMs, stored.revisions), timesOf(changes)),
    knownIds: [...new Set([...knownIds, ...ids])],
    superseded: { ...superseded, ...overtaken(running, stored), ...answersIn(gaveWay) },
  });
  const unsent = kept(kept(noted, withoutChanges(changes)), withChanges(send));
  return acted(unsent, { kind: 'answersMerged', answers });
}

/**
 * Saved answers of this page replaced elsewhere while this page was the writer. Their author cannot have seen this page's; by the
 * clocks they are later, though clocks differ by the latency of a response.
 */
function overtaken({ session, sync }: Running, { answers, revisions }: Stored): Answers {
  const isOvertaken = (questionId: string) => {
    const writtenMs = revisions[questionId] ?? 0;
    return writtenMs > (sync.stampedMs[questionId] ?? 0) && writtenMs <= sync.wroteUntilMs;
  };
  return Object.fromEntries(
    Object.entries(session.answers).filter(
      ([questionId, answer]) => isOvertaken(questionId) && !answersEqual(answer, answers[questionId]),
    ),
  );
}

/** Data kept by an earlier page; `record` is absent if the device keeps none. */
export interface LeftBehind {
  readonly record: OutboxRecord | undefined;
  readonly focusLosses: readonly UnsentFocusLoss[];
  readonly saved: SavedQuiz | null;
}

/** The state after the device's data has loaded: sending starts. */
export function loaded(running: Running, { record, focusLosses, saved }: LeftBehind): Running {
  const { attempt } = running.session;
  // Without a record, the saved state with its time of saving.
  const others = record ? changesOf(record) : changesIn(saved, running);
  const left = [...others, ...unsentIn(saved, running)];
  const { clockOffsetMs } = record ?? running.outbox;
  const known = { ...running, outbox: { ...running.outbox, clockOffsetMs } };
  // An empty record too shows that this device keeps unsent changes.
  const withLeft = kept(known, withChanges(left));
  const losses = [...(record?.leavings ?? []), ...focusLosses];
  const reported = losses.reduce((result, focusLoss) => kept(result, withFocusLoss(focusLoss)), withLeft);
  // A slow device: the stored answers have moved on since the join.
  if (running.sync.isLoaded) return withSync(reported, { takeOver: 'due' });
  return withSync(merged(reported, attempt), { isLoaded: true, isAskDue: true });
}

/** Changes in the saved state that the database may not have written before the page was gone. */
function unsentIn(saved: SavedQuiz | null, { session: { attempt } }: Running): UnsentChange[] {
  if (saved?.attemptDetails._id !== attempt._id) return [];
  return changesOf({ answers: saved.unsent ?? {} });
}

function changesIn(saved: SavedQuiz | null, { session: { attempt } }: Running): UnsentChange[] {
  if (saved?.attemptDetails._id !== attempt._id) return [];
  return Object.entries(saved.answers)
    .filter(([questionId, answer]) => !answersEqual(attempt.answers[questionId], answer))
    .map(([questionId, answer]) => ({ questionId, answer, changedAtMs: Math.round(saved.lastSaved) }));
}

const answersIn = (changes: readonly UnsentChange[]): Answers =>
  Object.fromEntries(
    changes.flatMap(({ questionId, answer }) => (answer === null ? [] : [[questionId, answer]])),
  );

const timesOf = (changes: readonly UnsentChange[]): Record<string, number> =>
  Object.fromEntries(changes.map(({ questionId, changedAtMs }) => [questionId, changedAtMs]));

function latestOf(
  left: Readonly<Record<string, number>>,
  right: Readonly<Record<string, number>>,
): Record<string, number> {
  const ids = [...Object.keys(left), ...Object.keys(right)];
  return Object.fromEntries(ids.map((id) => [id, Math.max(left[id] ?? 0, right[id] ?? 0)]));
}
