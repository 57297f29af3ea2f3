import { ORDERED_NAMES } from '../../../../shared/import/typed/pairs';
import { emptyOrder, type OrderDraft, orderDraftOf } from '../../../../shared/question-types/order/draft';
import { issueAt, rangeOnlyForSliders } from '../../formats/typed/pasted-lines';
import type { PastedType } from '../../formats/typed/pasted-type';
import { typedSentences } from '../../formats/typed/sentences';
import type { TypedQuestion } from '../../formats/typed/typed-question';

/** Whether the answer lists every option: "c, a, b". */
const namesAll = ({ options, chosen }: TypedQuestion): boolean =>
  options.length > 1 && chosen.length === options.length;

export const orderPasted = {
  names: ORDERED_NAMES,
  example: `Put these steps of photosynthesis in order.
Type: ordering
a) Light is absorbed
b) Water is split
c) Sugar is made
Marks: 2
Time: 60`,
  recognises: () => false,
  read(question) {
    const options = question.options.map(({ text }) => text);
    const order = namesAll(question) ? question.chosen : options;
    return { ...emptyOrder, ...orderDraftOf(order, options), partialCredit: true };
  },
  check: (question) => [
    ...rangeOnlyForSliders(question),
    ...issueAt(question.fields.get('answer'), !namesAll(question), typedSentences.orderIsTheKey),
  ],
} as const satisfies PastedType<OrderDraft>;
