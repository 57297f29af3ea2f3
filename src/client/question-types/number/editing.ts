import type { NumberDraft } from '../../../shared/question-types/number/draft';
import type { Editing } from '../editing-module';

/** The fields of a number. */
export interface NumberForm {
  readonly type: 'number';
  readonly value: string;
  readonly tolerance: string;
  readonly unit: string;
  readonly partialCredit: boolean;
}

export const numberEditing = {
  toForm: ({ type, correctAnswer: { value, tolerance, unit }, partialCredit }) => ({
    type,
    value: String(value ?? ''),
    tolerance: String(tolerance ?? ''),
    unit,
    partialCredit,
  }),
  toDraft: (form) => ({
    type: form.type,
    correctAnswer: {
      value: form.value.trim() || null,
      tolerance: form.tolerance.trim() || null,
      unit: form.unit.trim(),
    },
    partialCredit: form.partialCredit,
  }),
  kept: (z) => ({
    ...{ value: z.string(), tolerance: z.string(), unit: z.string() },
    partialCredit: z.boolean(),
  }),
} satisfies Editing<'number', NumberForm> & { toDraft(form: NumberForm): NumberDraft };
