import type { Teacher } from '../../../../shared/actor';
import { ColleagueConflict } from '../../../../shared/marking/colleague-conflict';
import { colleagueMessages } from '../../../../shared/marking/colleague-messages';
import { decidersFor, nameOf } from '../../../db/deciders';
import type { Deps } from '../../../deps';
import { commentsStore } from './store';

/** A comment that is to be written, with the one that stands and the one that was seen; '' is none. */
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
 * Refuses to replace, or to bring back, what a colleague wrote or took away since it was seen (409). One's own words on another
 * page, and the same words again, are in nobody's way. Who wrote last is asked for only where something differs.
 */
export function refuseUnseenComments(
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

/** Where several were written to together, the line stands under their question. */
const lastActOn = (db: Deps['db'], { attemptId, questionId }: MeantComment) =>
  commentsStore(db).findLastAct.get({
    answer: questionId === null ? attemptId : `${attemptId}/${questionId}`,
    question: questionId ?? '',
    attemptId,
  });
