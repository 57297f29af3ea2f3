import type { Teacher } from '../../../../shared/actor';
import { DomainError } from '../../../../shared/errors';
import { markingMessages } from '../../../../shared/marking/messages';
import type { RubricItem } from '../../../../shared/marking/rubric-schema';
import type { Deps } from '../../../deps';
import type { RescoreDeps } from '../evaluation/rescore';
import { findItems, readItems } from '../rubrics/find';
import { refuseOthersChange } from '../rubrics/last-change';
import { rubricsStore } from '../rubrics/store';
import { changeRubric, givenTo, type OnQuestion, writeChange } from './change';

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
