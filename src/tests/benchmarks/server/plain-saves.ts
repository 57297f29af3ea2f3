import { randomIds } from '../../../server/adapters/system/random-ids';
import { answers } from '../../../server/db/attempts-schema';
import { columnsOf, excludedOf } from '../../../server/db/columns';
import type { Db } from '../../../server/db/open';
import { statement } from '../../../server/db/store';
import { answersStore } from '../../../server/features/attempts/answers-store';
import type { Save } from './baseline-students';

/**
 * The minimal save: one UPSERT, or that with a history entry. Call it within a commit. Reads nothing except the last history
 * entry of an attempt at its first save.
 */
export function plainSaves(db: Db) {
  const { findHistoryEnd, addEntry } = answersStore(db);
  const { attemptId, questionId, value, revision, savedAt } = answers;
  const write = statement({ attemptId, questionId, value, revision, savedAt }, (at) =>
    db
      .insert(answers)
      .values({ ...at, malformed: false })
      .onConflictDoUpdate({
        target: [attemptId, questionId],
        set: excludedOf(columnsOf(answers, 'value', 'revision', 'savedAt')),
      }),
  );
  const histories = new Map<string, { readonly sequence: number; readonly hash: string }>();

  function upsert(save: Save, now: number) {
    for (const [question, answer] of Object.entries(save.answers))
      write.run({
        ...{ attemptId: save.attemptId, questionId: question, value: JSON.stringify(answer) },
        ...{ revision: save.revision, savedAt: now },
      });
    return { savedRevision: save.revision, serverNow: now };
  }
  return {
    upsert,
    upsertWithHistory(save: Save, now: number) {
      const { attemptId: id } = save;
      const last = histories.get(id) ?? findHistoryEnd.get({ attemptId: id }) ?? { sequence: 0, hash: '' };
      const entry = JSON.stringify({ answers: save.answers });
      const next = { sequence: last.sequence + 1, hash: randomIds.hash(last.hash + entry) };
      addEntry.run({ attemptId: id, ...next, at: now, kind: 'saved', entry });
      histories.set(id, next);
      return upsert(save, now);
    },
  };
}
