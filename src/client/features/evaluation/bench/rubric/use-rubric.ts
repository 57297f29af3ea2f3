import { type PricedAnswer, priceAnswer } from '../../../../../shared/marking/rubric';
import type { RubricItem } from '../../../../../shared/marking/rubric-schema';
import type { Question } from '../../../../../shared/question/schema';
import type { BenchRow } from '../../../../rules/results/bench-rows';
import { useMarking } from '../../use-marking';

type Given = boolean | 'mixed';

export interface RubricState {
  readonly items: readonly RubricItem[];
  /** Whether all, some or none of the row's answers have an item. */
  isGiven: (id: string) => Given;
  /** The mark by items; null for a mark without the rubric. */
  readonly priced: PricedAnswer | null;
  /** Whether the row's answers have different items. */
  readonly isMixed: boolean;
  /** Toggles an item on the row's answers: one decision, queued like any mark. */
  toggle: (item: RubricItem) => void;
}

/** A question's rubric, and the items of one row's answers. */
export function useRubric(
  items: readonly RubricItem[],
  { maximumMarks, _id: questionId }: Question,
  { members }: BenchRow,
): RubricState {
  const { giveMarks } = useMarking();
  const isGiven = (id: string): Given => {
    const count = members.filter(({ result }) => result.rubricItemIds?.includes(id)).length;
    if (count === 0) return false;
    return count === members.length || 'mixed';
  };
  const common = items.map(({ id }) => id).filter((id) => isGiven(id) === true);
  const byRubric = members.filter(({ result }) => result.rubricItemIds !== null);
  const isMixed =
    byRubric.length > 0 &&
    (byRubric.length < members.length || items.some(({ id }) => isGiven(id) === 'mixed'));
  const pricing = { items, maximumMarks };
  return {
    ...{ items, isGiven, isMixed },
    priced: byRubric.length > 0 && !isMixed ? priceAnswer(pricing, common) : null,
    toggle({ id }) {
      const wanted = new Set(common.includes(id) ? common.filter((each) => each !== id) : [...common, id]);
      const itemIds = items.flatMap((item) => (wanted.has(item.id) ? [item.id] : []));
      const { marks } = priceAnswer(pricing, itemIds);
      giveMarks({ questionId, marks, itemIds, studentIds: members.map(({ studentId }) => studentId) });
    },
  };
}
