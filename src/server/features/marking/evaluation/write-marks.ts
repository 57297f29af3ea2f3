import type { Deps } from '../../../deps';
import { cutIntoBatches } from '../../../rules/batches';
import type { Mark } from './mark-answers';
import { marksStore } from './marks-store';
import { deleteRescored, saveNotice } from './review-store';

/** About 10 ms of writing. */
const MARKS_WRITTEN_AT_ONCE = 200;

/** Batches small enough not to delay the students' saves. */
export const writtenBatchesOf = <Item>(items: readonly Item[], marksOfEach: number) =>
  cutIntoBatches(items, { marksOfEach, marksAtOnce: MARKS_WRITTEN_AT_ONCE });

/** Writes the marks of one attempt by question id; never over a teacher's mark. */
export function writeMarks(
  { db }: Pick<Deps, 'db'>,
  { attemptId, marks, now }: { attemptId: string; marks: ReadonlyMap<string, Mark>; now: number },
): void {
  for (const [questionId, { findings, ...mark }] of marks) {
    const json = findings && JSON.stringify(findings);
    marksStore(db).saveMark.run({
      attemptId,
      questionId,
      ...mark,
      findings: json,
      markedAt: now,
      markedBy: null,
    });
  }
}

export function writeNotices(
  { db }: Pick<Deps, 'db'>,
  notices: ReadonlyMap<string, string>,
  now: number,
): void {
  for (const [questionId, notice] of notices) saveNotice(db, { questionId, notice, at: now });
}

/** The effect of the teacher's marks is shown until another cause re-marks the question. */
export function forgetRescored({ db }: Pick<Deps, 'db'>, questionIds: Iterable<string>): void {
  for (const questionId of questionIds) deleteRescored(db, questionId);
}
