import type { Teacher } from '../../../../shared/actor';
import type { SeenMarks } from '../../../../shared/marking/request';
import { priceAnswer } from '../../../../shared/marking/rubric';
import { messages } from '../../../../shared/messages';
import { giveMarks } from '../evaluation/give-marks';
import type { RescoreDeps } from '../evaluation/rescore';
import { getAttemptsAsked } from '../evaluation/submitted-attempts';
import { findItems } from '../rubrics/find';
import { refuseChanged } from '../rubrics/last-change';
import { type OnQuestion, refuseNoText } from './change';

interface Applied {
  readonly studentIds: readonly string[];
  readonly itemIds: readonly string[];
  /** What they were worth where they were chosen. */
  readonly marks?: number | undefined;
  readonly seenAt?: SeenMarks;
}

/**
 * Gives the answers of several students items of the rubric, and so the mark that these are worth: one decision, taken for all
 * of them or for none, and taken back with its items as any mark is. Refuses an unknown student (404), an item that the rubric
 * does not have any more or items that are worth something else by now (409), and what `giveMarks` does.
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
