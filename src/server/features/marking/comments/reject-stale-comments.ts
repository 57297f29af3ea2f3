import type { Teacher } from '../../../../shared/actor';
import { ColleagueConflict } from '../../../../shared/marking/colleague-conflict';
import { colleagueMessages } from '../../../../shared/marking/colleague-messages';
import { decidersFor, nameOf } from '../../../db/deciders';
import type { Deps } from '../../../deps';
import { commentsStore } from './store';

/** A comment to write, the stored one and the one the teacher saw; '' means no comment. */
export interface MeantComment {
  readonly attemptId: string;
  readonly studentId: string;
  /** Null for the submission as a whole. */
  readonly questionId: string | null;
  readonly before: string;
  readonly seen: string;
  readonly text: string;
}

/**
 * Throws 409 if a colleague changed or removed a comment since the teacher saw it. The teacher's own words from another page, and
 * equal words, do not conflict. The audit log is read only where the texts differ.
 */
export function rejectStaleComments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { teacher: { accountId }, meant }: { teacher: Teacher; meant: readonly MeantComment[] },
): void {
  const deciderOf = decidersFor(db, accountId);
  const inTheWay = meant
    .filter(({ before, seen, text }) => before !== seen && before !== text)
    .map((comment) => ({ ...comment, last: lastActOn(db, comment) }))
    .filter(({ last }) => last?.actorId !== accountId)
    .toSorted((one, other) => (other.last?.at ?? 0) - (one.last?.at ?? 0));
  const [latest] = inTheWay;
  if (!latest) return;
  const name = nameOf(db, latest.last?.actorId ?? null);
  const told = { name, agoMs: clock.now() - (latest.last?.at ?? 0) };
  const sentence =
    latest.questionId === null
      ? colleagueMessages.commentedOnSubmission(told)
      : colleagueMessages.commented({ ...told, count: inTheWay.length, total: meant.length });
  throw new ColleagueConflict(
    sentence,
    inTheWay.map(({ studentId, before, last }) => ({
      ...{ studentId, comment: before, at: last?.at ?? 0 },
      by: deciderOf(last?.actorId ?? null),
    })),
  );
}

/** Comments to several students at once are logged under the question. */
const lastActOn = (db: Deps['db'], { attemptId, questionId }: MeantComment) =>
  commentsStore(db).findLastAct.get({
    answer: questionId === null ? attemptId : `${attemptId}/${questionId}`,
    question: questionId ?? '',
    attemptId,
  });
