import type { CorrectionPolicy } from '../../../shared/marking/corrected-keys';
import type { Correction } from '../../../shared/marking/schema';
import type { Question } from '../../../shared/question/schema';
import type { MarksOfQuestion } from '../marking/evaluation/remark';

/** One side of a correction, as stored: the question and its marks. */
export interface State extends MarksOfQuestion {
  readonly question: Question;
}

/** Our own JSON, written in one place and never sent. */
export const readState = (json: string): State => JSON.parse(json) as State;

/** The marks that differ between two states, by attempt. */
export function changesOf(from: MarksOfQuestion, to: MarksOfQuestion) {
  return Object.entries(to.marks).flatMap(([attemptId, { score: after }]) => {
    const before = from.marks[attemptId]?.score ?? 0;
    return before === after ? [] : [{ attemptId, before, after }];
  });
}

/** A correction as its teacher sees it; undoable while the question is unchanged since. */
export function toCorrection(
  row: { id: string; at: number; policy: CorrectionPolicy; before: string; after: string },
  question: Question,
): Correction {
  const [before, after] = [readState(row.before), readState(row.after)];
  const changes = changesOf(before, after);
  return {
    ...{ _id: row.id, at: row.at, policy: row.policy },
    gainCount: changes.filter((change) => change.after > change.before).length,
    lossCount: changes.filter((change) => change.after < change.before).length,
    canUndo: JSON.stringify(after.question) === JSON.stringify(question),
  };
}
