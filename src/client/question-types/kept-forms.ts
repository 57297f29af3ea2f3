import * as z from 'zod';
import { GAP_KINDS } from '../../shared/question-types/cloze/draft';
import type { QuestionType } from '../../shared/question-types/registry';
import type { ClozeForm, GapForm } from './cloze/editing';
import type { FormOf, FormParts } from './editing';
import type { ListedForm, OptionLine } from './listed-form';
import type { MatchForm } from './match/editing';
import type { NumberForm } from './number/editing';
import type { OrderForm } from './order/editing';

/** Parses the fields of a type stored by an earlier visit; missing or invalid ones are taken from `now`. */
interface KeptForm<Form> {
  read(kept: object, now: Form): Form;
}

const optionLine = z.object({
  ...{ text: z.string(), isCorrect: z.boolean() },
  // Older versions stored neither feedback nor weight.
  feedback: z.string().catch(''),
  weight: z.string().catch(''),
}) satisfies z.ZodType<OptionLine>;

const listed = {
  read: <Type extends string>(kept: object, now: ListedForm<Type>): ListedForm<Type> => {
    const fields = {
      options: z.array(optionLine).readonly().catch(now.options),
      modelAnswer: z.string().catch(now.modelAnswer),
      accepted: z.array(z.string()).readonly().catch(now.accepted),
      min: z.string().catch(now.min),
      max: z.string().catch(now.max),
      step: z.string().catch(now.step),
      partialCredit: z.boolean().catch(now.partialCredit),
    } satisfies { [Field in keyof Omit<ListedForm<Type>, 'type'>]: z.ZodType<ListedForm<Type>[Field]> };
    return { type: now.type, ...z.object(fields).parse(kept) };
  },
};

const number = {
  read: (kept: object, now: NumberForm): NumberForm => {
    const fields = {
      value: z.string().catch(now.value),
      tolerance: z.string().catch(now.tolerance),
      unit: z.string().catch(now.unit),
      partialCredit: z.boolean().catch(now.partialCredit),
    } satisfies { [Field in keyof Omit<NumberForm, 'type'>]: z.ZodType<NumberForm[Field]> };
    return { type: now.type, ...z.object(fields).parse(kept) };
  },
};

const gap = z.object({
  kind: z.enum(GAP_KINDS),
  accepted: z.string(),
  options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })).readonly(),
  marks: z.string(),
}) satisfies z.ZodType<GapForm>;

const cloze: KeptForm<ClozeForm> = {
  read: (kept, now) => {
    const fields = {
      gaps: z.array(gap).readonly().catch(now.gaps),
      partialCredit: z.boolean().catch(now.partialCredit),
    } satisfies { [Field in keyof Omit<ClozeForm, 'type'>]: z.ZodType<ClozeForm[Field]> };
    return { type: now.type, ...z.object(fields).parse(kept) };
  },
};

const match = {
  read: (kept: object, now: MatchForm): MatchForm => {
    const fields = {
      pairs: z
        .array(z.object({ left: z.string(), right: z.string() }))
        .readonly()
        .catch(now.pairs),
      spare: z
        .array(z.object({ text: z.string() }))
        .readonly()
        .catch(now.spare),
      rightBefore: z.array(z.string()).readonly().catch(now.rightBefore),
      partialCredit: z.boolean().catch(now.partialCredit),
    } satisfies { [Field in keyof Omit<MatchForm, 'type'>]: z.ZodType<MatchForm[Field]> };
    return { type: 'match', ...z.object(fields).parse(kept) };
  },
};

const order = {
  read: (kept: object, now: OrderForm): OrderForm => {
    const fields = {
      options: z.array(optionLine).readonly().catch(now.options),
      optionsBefore: z.array(z.string()).readonly().catch(now.optionsBefore),
      partialCredit: z.boolean().catch(now.partialCredit),
    } satisfies { [Field in keyof Omit<OrderForm, 'type'>]: z.ZodType<OrderForm[Field]> };
    return { type: 'order', ...z.object(fields).parse(kept) };
  },
};

const keptForms = {
  ...{ mcq: listed, msq: listed, short: listed, long: listed, slider: listed },
  ...{ number, cloze, match, order },
} satisfies {
  [Type in QuestionType]: KeptForm<FormOf<Type>>;
};

/** A type's parser of stored fields; its arguments must be of that type. */
export const keptFormOf = ({ type }: { readonly type: QuestionType }): KeptForm<FormParts> => keptForms[type];
