import type { Seen } from '../../../../shared/access/seen';
import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { markingMessages } from '../../../../shared/marking/messages';
import { priceAnswer, type RubricEffect, reprice } from '../../../../shared/marking/rubric';
import type { RubricItem } from '../../../../shared/marking/rubric-schema';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/marking-kinds';
import { recordAudit } from '../../../db/audit';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { QuizRecord } from '../../quizzes/find';
import { findMark, listQuestionMarks, type RepricedMark, repriceMarks } from '../evaluation/reprice-marks';
import type { RescoreDeps } from '../evaluation/rescore';
import { findItems } from '../rubrics/find';
import { readItemIds } from '../rubrics/given-items';
import { rubricsStore } from '../rubrics/store';

type Items = readonly RubricItem[];

/** A change of the items of a rubric, and what it does to the marks that the rubric gave; not written yet. */
export interface RubricChange {
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly question: Question;
  readonly before: Items;
  readonly after: Items;
  readonly effect: RubricEffect;
  /** The marks that become others. */
  readonly marks: readonly RepricedMark[];
  /** Whether some of those who gain or lose see their scores already. */
  readonly isReleased: boolean;
}

export interface OnQuestion {
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly question: Question;
}

/** Refuses a question that is not answered in words (400). */
export function refuseNoText(question: Question): void {
  if (!isText(question)) throw new DomainError('invalid', markingMessages.rubricTextOnly);
}

/** Works out what other items do to the marks that were given by the rubric of a question. */
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
  // Also of an answer that is being written again: its mark stands until the teacher gives another.
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
 * Names what a change does to these items and the marks by them, so that nothing else is applied than what was shown. Not the
 * mean: the grader moves that with every other suggestion, and never a mark by the rubric.
 */
export const seenOf = ({ ids }: Pick<Deps, 'ids'>, { before, effect }: RubricChange): string => {
  const { gains, losses, unchangedCount } = effect;
  return ids.hash(JSON.stringify([before, gains, losses, unchangedCount]));
};

/** Writes the items and the marks under them, with one line in the audit log; belongs into a transaction. */
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

/** The items that answers to a question were given, by attempt. */
export const givenTo = ({ db }: Pick<Deps, 'db'>, questionId: string): ReadonlyMap<string, string[]> =>
  new Map(
    rubricsStore(db)
      .listGiven.all({ questionId })
      .map(({ attemptId, itemIds }) => [attemptId, readItemIds(itemIds)]),
  );
