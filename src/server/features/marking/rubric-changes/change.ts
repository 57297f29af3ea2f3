import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { markingMessages } from '../../../../shared/marking/messages';
import { priceAnswer, type RubricEffect, reprice } from '../../../../shared/marking/rubric';
import type { RubricItem, RubricPreview } from '../../../../shared/marking/rubric-schema';
import { messages } from '../../../../shared/messages';
import type { Question } from '../../../../shared/question/schema';
import { isText } from '../../../../shared/question-types/traits';
import { recordAudit } from '../../../db/audit';
import { noteMarksChanged } from '../../../db/marks-revisions';
import type { Deps } from '../../../deps';
import type { Seen } from '../../../rules/access/seen';
import type { SeenMarks } from '../../../rules/marking/request';
import type { QuizRecord } from '../../quizzes/find';
import { giveMarks } from '../evaluation/give-marks';
import { findMark, listQuestionMarks, type RepricedMark, repriceMarks } from '../evaluation/reprice-marks';
import type { RescoreDeps } from '../evaluation/rescore';
import { getAttemptsAsked } from '../evaluation/submitted-attempts';
import { effectAsShown } from '../names/hidden';
import { findItems, readItems } from '../rubrics/find';
import { readItemIds } from '../rubrics/given-items';
import { refuseChanged, refuseOthersChange } from '../rubrics/last-change';
import { rubricsStore } from '../rubrics/store';

type Items = readonly RubricItem[];

/** A change of rubric items and its effect on existing marks, not yet written. */
export interface RubricChange {
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly question: Question;
  readonly before: Items;
  readonly after: Items;
  readonly effect: RubricEffect;
  readonly marks: readonly RepricedMark[];
  /** Whether any affected student already sees scores. */
  readonly isReleased: boolean;
}

interface OnQuestion {
  readonly quiz: Seen<QuizRecord, 'mark'>;
  readonly question: Question;
}

/** Throws 400 if the question is not answered in text. */
function refuseNoText(question: Question): void {
  if (!isText(question)) throw new DomainError('invalid', markingMessages.rubricTextOnly);
}

/** Computes the effect of new items on the marks given by a question's rubric. */
function changeRubric(
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
const seenOf = ({ ids }: Pick<Deps, 'ids'>, { before, effect }: RubricChange): string => {
  const { gains, losses, unchangedCount } = effect;
  return ids.hash(JSON.stringify([before, gains, losses, unchangedCount]));
};

/** Writes the items, the marks and one audit line; call inside a transaction. */
function writeChange(
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
const givenTo = ({ db }: Pick<Deps, 'db'>, questionId: string): ReadonlyMap<string, string[]> =>
  new Map(
    rubricsStore(db)
      .listGiven.all({ questionId })
      .map(({ attemptId, itemIds }) => [attemptId, readItemIds(itemIds)]),
  );

/** Previews the effect of new items on the marks given by the rubric; writes nothing. */
export function previewRubric(
  deps: Pick<Deps, 'db' | 'ids' | 'pseudonyms'>,
  { input: { items }, ...on }: OnQuestion & { input: { items: readonly RubricItem[] } },
): RubricPreview {
  refuseNoText(on.question);
  const change = changeRubric(deps, { ...on, items });
  return {
    ...effectAsShown(deps, on.quiz, change.effect),
    isReleased: change.isReleased,
    seen: seenOf(deps, change),
  };
}

interface Applied {
  readonly studentIds: readonly string[];
  readonly itemIds: readonly string[];
  /** The worth of the items on the page that chose them. */
  readonly marks?: number | undefined;
  readonly seenAt?: SeenMarks;
}

/**
 * Gives the answers of several students rubric items and their total as the mark: one decision, undone with
 * its items. Throws 404 for an unknown student, 409 if an item was removed or has another worth, and as
 * `giveMarks`.
 */
export function applyRubric(
  deps: RescoreDeps,
  { teacher, quiz, question, input }: OnQuestion & { teacher: Teacher; input: Applied },
): { message: string; changed: number } {
  const attempts = getAttemptsAsked(deps, {
    ...{ teacher, quiz, questionId: question._id },
    studentIds: input.studentIds,
  });
  refuseNoText(question);
  const items = findItems(deps, question._id);
  const itemIds = items.map(({ id }) => id).filter((id) => input.itemIds.includes(id));
  if (items.length === 0 || itemIds.length < new Set(input.itemIds).size) {
    refuseChanged(deps, { teacher, questionId: question._id });
  }
  const { marks } = priceAnswer({ items, maximumMarks: question.maximumMarks }, itemIds);
  if (![undefined, marks].includes(input.marks)) refuseChanged(deps, { teacher, questionId: question._id });
  const given = attempts.map((attempt) => ({ attempt, marks, itemIds }));
  return {
    message: messages.marksUpdated,
    ...giveMarks(deps, { teacher, quiz, question, given, seenAt: input.seenAt }),
  };
}

/**
 * Replaces a question's rubric items and the marks given by them. Throws 409 if the items or marks differ from the preview,
 * perhaps after a colleague's change.
 */
export function writeRubric(
  deps: RescoreDeps & Pick<Deps, 'ids'>,
  {
    teacher,
    input: { items, seen },
    ...on
  }: OnQuestion & { teacher: Teacher; input: { items: readonly RubricItem[]; seen: string } },
): { message: string } {
  refuseNoText(on.question);
  const change = changeRubric(deps, { ...on, items });
  if (seen !== seenOf(deps, change)) refuseChanged(deps, { teacher, questionId: on.question._id });
  writeChange(deps, change, { teacher, action: 'rubric', previousItems: change.before });
  return { message: markingMessages.rubricSaved };
}

/**
 * Undoes the last change of a rubric: its items and their marks. Later marks stay, with the restored items. Throws 409 if there
 * is nothing to undo, a colleague made the change, or an answer was given one of its new items.
 */
export function undoRubric(
  deps: RescoreDeps,
  { teacher, ...on }: OnQuestion & { teacher: Teacher },
): { message: string } {
  const { _id: questionId } = on.question;
  const previous = rubricsStore(deps.db).find.get({ questionId })?.previousItems ?? null;
  if (previous === null) throw new DomainError('conflict', markingMessages.rubricNothingToUndo);
  refuseOthersChange(deps, { teacher, questionId: on.question._id });
  const items = readItems(previous);
  refuseUsed(deps, questionId, items);
  writeChange(deps, changeRubric(deps, { ...on, items }), {
    ...{ teacher, action: 'rubric-undo', previousItems: null },
  });
  return { message: markingMessages.rubricUndone };
}

function refuseUsed(deps: Pick<Deps, 'db'>, questionId: string, items: readonly RubricItem[]): void {
  const kept = new Set(items.map(({ id }) => id));
  const added = findItems(deps, questionId).filter(({ id }) => !kept.has(id));
  const given = [...givenTo(deps, questionId).values()];
  const isUsed = given.some((itemIds) => items.length === 0 || added.some(({ id }) => itemIds.includes(id)));
  if (isUsed) throw new DomainError('conflict', markingMessages.rubricUsedSince);
}
