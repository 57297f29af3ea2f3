import type { Teacher } from '../../../../shared/actor';
import { priceAnswer } from '../../../../shared/marking/rubric';
import { messages } from '../../../../shared/messages';
import type { SeenMarks } from '../../../rules/marking/request';
import { giveMarks } from '../evaluation/give-marks';
import type { RescoreDeps } from '../evaluation/rescore';
import { getAttemptsAsked } from '../evaluation/submitted-attempts';
import { findItems } from '../rubrics/find';
import { refuseChanged } from '../rubrics/last-change';
import { type OnQuestion, refuseNoText } from './change';

interface Applied {
  readonly studentIds: readonly string[];
  readonly itemIds: readonly string[];
  /** The worth of the items on the page that chose them. */
  readonly marks?: number | undefined;
  readonly seenAt?: SeenMarks;
}

/**
 * Gives the answers of several students rubric items and their total as the mark: one decision, undone with its items. Throws 404
 * for an unknown student, 409 if an item is gone or worth something else, and as `giveMarks`.
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
