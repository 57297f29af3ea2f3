import type { RubricItem, RubricPreview } from '../../../../shared/marking/rubric-schema';
import type { Deps } from '../../../deps';
import { effectAsShown } from '../names/hidden';
import { changeRubric, type OnQuestion, refuseNoText, seenOf } from './change';

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
