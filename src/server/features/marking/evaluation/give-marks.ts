import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { isCorrectMark } from '../../../../shared/marking/is-correct-mark';
import { areMarksValid } from '../../../../shared/marking/marks';
import { placeFor } from '../../../../shared/marking/standing-marks';
import { messages } from '../../../../shared/messages';
import type { Question } from '../../../../shared/question/schema';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Seen } from '../../../rules/access/seen';
import { keptFindingsSchema } from '../../../rules/marking/kept-findings';
import type { SeenMarks } from '../../../rules/marking/request';
import type { QuizRecord } from '../../quizzes/find';
import { findGivenItems, type GivenItems, setGivenItems } from '../rubrics/given-items';
import { drawChecks } from './draw-checks';
import { recordMarks } from './mark-acts';
import { marksStore, type ResultRecord } from './marks-store';
import { rejectStaleMarks } from './reject-stale-marks';
import { type RescoreDeps, rescoreSoon } from './rescore';
import type { SubmittedAttempt } from './submitted-attempts';

export interface Decision {
  readonly teacher: Teacher;
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly question: Question;
  /** The new mark of each attempt; attempts are distinct. */
  readonly given: readonly GivenMarks[];
  /** The marks the teacher saw; if absent, stored marks are replaced unchecked. */
  readonly seenAt?: SeenMarks;
}

interface GivenMarks {
  readonly attempt: SubmittedAttempt;
  readonly marks: number;
  /** The rubric items that add up to the mark; a mark without them detaches the answer from the rubric. */
  readonly itemIds?: readonly string[];
}

/** The new mark with the stored answer. */
interface Standing extends Omit<GivenMarks, 'itemIds'> {
  readonly itemIds: GivenItems;
  readonly before: ResultRecord | undefined;
  readonly itemsBefore: GivenItems;
}

/**
 * Sets the teacher's own marks on answers, also after the release (contract "Marks after release"); returns the number of changed
 * marks. Throws 400 for a mark that is not 0 to the maximum in steps of 0.5, and 409 for an attempt not yet evaluated or a
 * colleague's newer decision (with the stored marks); a colleague's equal mark is left alone. One audit line holds the marks
 * before and after. The suggestions for the other answers are re-scored soon.
 */
export function giveMarks(
  deps: RescoreDeps,
  { teacher, quiz, question, given, seenAt }: Decision,
): { changed: number } {
  const { _id: questionId, type, maximumMarks } = question;
  if (given.some(({ marks }) => !areMarksValid(marks, maximumMarks))) {
    throw new DomainError('invalid', messages.marksInvalid(maximumMarks));
  }
  if (given.some(({ attempt }) => attempt.evaluatedAt === null)) {
    throw new DomainError('conflict', messages.notEvaluatedYet);
  }

  const now = deps.clock.now();
  const store = marksStore(deps.db);
  const standing = given.map(({ itemIds = null, ...each }): Standing => {
    const key = { attemptId: each.attempt.id, questionId };
    return { ...each, itemIds, before: store.findResult.get(key), itemsBefore: findGivenItems(deps, key) };
  });
  const free = seenAt ? notDecidedElsewhere(deps, { teacher, standing, seenAt }) : standing;
  const changes = free.map(
    ({ attempt: { id: attemptId, studentId }, marks, itemIds, before, itemsBefore }) => {
      const after = {
        attemptId,
        questionId,
        isCorrect: isCorrectMark({ type, score: marks, maximumMarks }),
        score: marks,
        maximumMarks,
        source: 'teacher',
        needsReview: false,
        confidence: 1,
        rationale: null,
        findings: asDecided(before?.findings ?? null),
        // Strictly increasing, so that two marks in one millisecond differ.
        markedAt: Math.max(now, (before?.markedAt ?? 0) + 1),
        markedBy: teacher.accountId,
      } as const;
      store.saveTeacherMark.run(after);
      setGivenItems(deps, { attemptId, questionId }, itemIds);
      return { attemptId, studentId, before, after, itemsBefore, itemsAfter: itemIds };
    },
  );
  if (changes.length === 0) return { changed: 0 };
  recordMarks(deps.db, { at: now, actorId: teacher.accountId, action: 'marks', questionId, changes });
  noteMarksChanged(deps.db, { quizId: quiz.id, questionId }, now);
  // Drawn in the same transaction, so that the count of decisions never drops to 0 in between.
  drawChecks(deps, quiz.id);
  rescoreSoon(deps, { quizId: quiz.id, questionId }, 'marks');
  const isChanged = ({ before, after }: (typeof changes)[number]) =>
    before?.score !== after.score || before.source !== after.source;
  return { changed: changes.filter(isChanged).length };
}

/** Drops marks that a colleague already gave alike; throws 409 for a colleague's different mark. */
function notDecidedElsewhere(
  deps: Pick<RescoreDeps, 'db' | 'clock'>,
  {
    teacher: { accountId },
    standing,
    seenAt,
  }: Pick<Decision, 'teacher'> & { standing: readonly Standing[]; seenAt: NonNullable<SeenMarks> },
): Standing[] {
  const placeOf = ({ attempt, marks, itemIds, before, itemsBefore }: Standing) =>
    before?.source === 'teacher'
      ? placeFor(
          { by: accountId, seenAt: seenAt[attempt.calledId], score: marks, itemIds },
          { ...before, itemIds: itemsBefore },
        )
      : 'free';
  const inTheWay = standing.flatMap((each) =>
    each.before && placeOf(each) === 'unseen'
      ? [{ studentId: each.attempt.calledId, mark: each.before }]
      : [],
  );
  rejectStaleMarks(deps, { viewerId: accountId, inTheWay, total: standing.length });
  return standing.filter((each) => placeOf(each) === 'free');
}

/** Keeps the findings and clears the open decision. */
function asDecided(findings: string | null): string | null {
  if (findings === null) return null;
  const { movedBy: _, ...found } = keptFindingsSchema.parse(JSON.parse(findings));
  return JSON.stringify({ ...found, priority: 0 });
}
