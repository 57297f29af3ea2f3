import { type PricedAnswer, priceAnswer } from '../../../../../shared/marking/rubric';
import type { RubricItem } from '../../../../../shared/marking/rubric-schema';
import type { Question } from '../../../../../shared/question/schema';
import type { BenchRow } from '../../../../../shared/results/bench-rows';
import { useMarking } from '../../use-marking';

type Given = boolean | 'mixed';

export interface RubricState {
  readonly items: readonly RubricItem[];
  /** Whether all answers of the row were given an item, or some. */
  isGiven: (id: string) => Given;
  /** The mark by the items; null where it was given without the rubric. */
  readonly priced: PricedAnswer | null;
  /** Whether the answers of the row were given different items. */
  readonly isMixed: boolean;
  /** Gives the answers of the row an item, or takes it from them: one decision, on its way like any mark. */
  toggle: (item: RubricItem) => void;
}

/** The rubric of a question, and what the answers of one row were given of it. */
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
