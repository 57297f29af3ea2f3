import { ORDERED_NAMES } from '../question/bulk-paste-lists';
import { bulkPasteTexts } from '../question/bulk-paste-texts';
import { emptyOrder, type OrderDraft, orderDraftOf } from './order-draft';
import { issueAt, rangeOnlyForSliders } from './pasted-lines';
import type { PastedType } from './pasted-type';

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
  read: ({ options }) => ({
    ...emptyOrder,
    ...orderDraftOf(options.map(({ text }) => text)),
    partialCredit: true,
  }),
  check: (question) => [
    ...rangeOnlyForSliders(question),
    ...issueAt(question.fields.get('answer'), true, bulkPasteTexts.orderIsTheKey),
  ],
} as const satisfies PastedType<OrderDraft>;
