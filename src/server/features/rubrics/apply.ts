import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { markingMessages } from '../../../shared/marking/messages';
import { priceAnswer } from '../../../shared/marking/rubric';
import { messages } from '../../../shared/messages';
import { giveMarks } from '../evaluation/give-marks';
import type { RescoreDeps } from '../evaluation/rescore';
import { getAttemptsAsked } from '../evaluation/submitted-attempts';
import { type OnQuestion, refuseNoText } from './change';
import { findItems } from './find';

interface Applied {
  readonly studentIds: readonly string[];
  readonly itemIds: readonly string[];
}

/**
 * Gives the answers of several students items of the rubric, and so the mark that these are worth: one decision, taken for all
 * of them or for none, and taken back with its items as any mark is. Refuses an unknown student (404), an item that the rubric
 * does not have any more (409), and what `giveMarks` does.
 */
export function applyRubric(
  deps: RescoreDeps,
  { teacher, quiz, question, input }: OnQuestion & { teacher: Teacher; input: Applied },
): { message: string; changed: number } {
  const attempts = getAttemptsAsked(deps, {
    quizId: quiz.id,
    questionId: question._id,
    studentIds: input.studentIds,
  });
  refuseNoText(question);
  const items = findItems(deps, question._id);
  const itemIds = items.map(({ id }) => id).filter((id) => input.itemIds.includes(id));
  if (items.length === 0 || itemIds.length < new Set(input.itemIds).size) {
    throw new DomainError('conflict', markingMessages.rubricChangedSince);
  }
  const { marks } = priceAnswer({ items, maximumMarks: question.maximumMarks }, itemIds);
  const given = attempts.map((attempt) => ({ attempt, marks, itemIds }));
  return { message: messages.marksUpdated, ...giveMarks(deps, { teacher, quiz, question, given }) };
}
