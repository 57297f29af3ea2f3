import type { Teacher } from '../../../../shared/actor';
import { markingMessages } from '../../../../shared/marking/messages';
import type { RubricItem } from '../../../../shared/marking/rubric-schema';
import type { Deps } from '../../../deps';
import type { RescoreDeps } from '../evaluation/rescore';
import { refuseChanged } from '../rubrics/last-change';
import { changeRubric, type OnQuestion, refuseNoText, seenOf, writeChange } from './change';

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
