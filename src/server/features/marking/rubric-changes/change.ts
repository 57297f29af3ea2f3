import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { markingMessages } from '../../../../shared/marking/messages';
import { priceAnswer, type RubricEffect, reprice } from '../../../../shared/marking/rubric';
import type { RubricItem } from '../../../../shared/marking/rubric-schema';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/traits';
import { recordAudit } from '../../../db/audit';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { QuizRecord } from '../../quizzes/find';
import { findMark, listQuestionMarks, type RepricedMark, repriceMarks } from '../evaluation/reprice-marks';
import type { RescoreDeps } from '../evaluation/rescore';
import { findItems } from '../rubrics/find';
import { readItemIds } from '../rubrics/given-items';
import { rubricsStore } from '../rubrics/store';

type Items = readonly RubricItem[];

/** A change of rubric items and its effect on existing marks, not yet written. */
export interface RubricChange {
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly question: Question;
  readonly before: Items;
  readonly after: Items;
  readonly effect: RubricEffect;
  /** The changed marks. */
  readonly marks: readonly RepricedMark[];
  /** Whether any affected student already sees scores. */
  readonly isReleased: boolean;
}

export interface OnQuestion {
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly question: Question;
}

/** Throws 400 if the question is not answered in text. */
export function refuseNoText(question: Question): void {
  if (!isText(question)) throw new DomainError('invalid', markingMessages.rubricTextOnly);
}

/** Computes the effect of new items on the marks given by a question's rubric. */
export function changeRubric(
  deps: Pick<Deps, 'db'>,
  { quiz, question, items }: OnQuestion & { items: Items },
): RubricChange {
  const { _id: questionId, maximumMarks } = question;
  const given = givenTo(deps, questionId);
  const rows = listQuestionMarks(deps, { quizId: quiz.id, questionId });
  const pricing = { items, maximumMarks };
  const answers = rows.map(({ result, studentId, studentName, total }) => {
    const itemIds = given.get(result.attemptId) ?? null;
    return { studentId, studentName, before: result.score, totalBefore: total, itemIds };
  });
  // Includes answers being rewritten: their mark stays until the teacher gives another.
  const marks = [...given].flatMap(([attemptId, itemIds]) => {
    const before = findMark(deps, { attemptId, questionId });
    const { marks: score } = priceAnswer(pricing, itemIds);
    return !before || score === before.score ? [] : [{ before, score }];
  });
  const changed = new Set(marks.map(({ before }) => before.attemptId));
  return {
    ...{ quiz, question, marks, before: findItems(deps, questionId), after: items },
    effect: reprice(answers, pricing),
    isReleased: rows.some(({ result, releasedAt }) => releasedAt !== null && changed.has(result.attemptId)),
  };
}

/**
 * Fingerprint of the previewed change: the items and the marks by them. Leaves out the class mean, which other suggestions move.
 */
export const seenOf = ({ ids }: Pick<Deps, 'ids'>, { before, effect }: RubricChange): string => {
  const { gains, losses, unchangedCount } = effect;
  return ids.hash(JSON.stringify([before, gains, losses, unchangedCount]));
};

/** Writes the items, the marks and one audit line; call inside a transaction. */
export function writeChange(
  deps: RescoreDeps,
  change: RubricChange,
  {
    teacher,
    action,
    previousItems,
  }: { teacher: Teacher; action: 'rubric' | 'rubric-undo'; previousItems: Items | null },
): void {
  const { quiz, question, before, after, marks } = change;
  const { _id: questionId } = question;
  const at = deps.clock.now();
  const store = rubricsStore(deps.db);
  noteMarksChanged(deps.db, { quizId: quiz.id, questionId }, at);
  const previous = previousItems && JSON.stringify(previousItems);
  if (after.length === 0) store.remove.run({ questionId });
  else store.save.run({ questionId, items: JSON.stringify(after), previousItems: previous, at });
  repriceMarks(deps, { quizId: quiz.id, question, marks });
  const side = (scoreOf: (mark: RepricedMark) => number) =>
    Object.fromEntries(marks.map((mark) => [mark.before.attemptId, scoreOf(mark)]));
  recordAudit(deps.db, {
    ...{ at, actorId: teacher.accountId, action, subject: questionId },
    before: { items: before, marks: side(({ before: mark }) => mark.score) },
    after: { items: after, marks: side(({ score }) => score) },
  });
}

/** The rubric items given to each answer of a question, by attempt. */
export const givenTo = ({ db }: Pick<Deps, 'db'>, questionId: string): ReadonlyMap<string, string[]> =>
  new Map(
    rubricsStore(db)
      .listGiven.all({ questionId })
      .map(({ attemptId, itemIds }) => [attemptId, readItemIds(itemIds)]),
  );
