import type { RubricItem, RubricPreview } from '../../../../shared/marking/rubric-schema';
import type { Deps } from '../../../deps';
import { effectAsShown } from '../names/hidden';
import { changeRubric, type OnQuestion, refuseNoText, seenOf } from './change';

/** What other items would do to the marks that the rubric gave already; nothing is written. */
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
