import { BLANK_OPTION_COUNT, MINIMUM_OPTION_COUNT } from '../../../shared/constants';
import { orderDraftOf } from '../../../shared/question-types/order/draft';
import type { Editing } from '../editing-module';
import { keptOption, type OptionLine } from '../listed-form';

/** The options as shown, in the right order. */
export interface OrderForm {
  readonly type: 'order';
  readonly options: readonly OptionLine[];
  /** The stored order, which is preserved and meaningless. */
  readonly optionsBefore: readonly string[];
  readonly partialCredit: boolean;
}

export const orderEditing = {
  toForm(draft): OrderForm {
    const rows = draft.correctAnswer.length > 0 ? draft.correctAnswer : draft.options;
    const room = rows.length >= MINIMUM_OPTION_COUNT ? 0 : BLANK_OPTION_COUNT - rows.length;
    return {
      type: 'order',
      options: [...rows, ...Array<string>(room).fill('')].map((text) => ({
        text,
        isCorrect: false,
        feedback: '',
        weight: '',
      })),
      optionsBefore: draft.options,
      partialCredit: draft.partialCredit,
    };
  },
  toDraft: ({ options, optionsBefore, partialCredit }) => ({
    ...orderDraftOf(
      options.map(({ text }) => text),
      optionsBefore,
    ),
    partialCredit,
  }),
  withoutRoom(draft) {
    const count = draft.correctAnswer.findLastIndex((option) => option.trim() !== '') + 1;
    return { ...draft, ...orderDraftOf(draft.correctAnswer.slice(0, count), draft.options) };
  },
  kept: (z) => ({
    ...{ options: z.array(keptOption(z)), optionsBefore: z.array(z.string()) },
    partialCredit: z.boolean(),
  }),
} satisfies Editing<'order', OrderForm>;
