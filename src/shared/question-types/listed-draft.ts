import * as z from 'zod';
import type { Feedback } from './feedback';
import type { Weights } from './weights';

/** The documented fields of a question of any type (spec §3); those that the type does not use are empty. */
export interface ListedDraft<Type extends string> {
  readonly type: Type;
  readonly options: readonly string[];
  /** A text for mcq, short and long; texts for msq; numbers (or the typed text) for slider. */
  readonly correctAnswer: string | readonly (string | number)[];
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  /** Whether an msq gives part marks. */
  readonly partialCredit: boolean;
  /** The feedback on chosen options. */
  readonly feedback: Feedback;
  /** The weights of options, in percent; NaN for invalid input. */
  readonly weights: Weights;
}

export const emptyListed = <Type extends string>(
  type: Type,
  correctAnswer: ListedDraft<Type>['correctAnswer'],
): ListedDraft<Type> => ({
  ...{ type, options: [], correctAnswer },
  ...{ min: null, max: null, step: null, partialCredit: false, feedback: {}, weights: {} },
});

/** The documented fields in the form's encoding (spec §7). */
export const listedFields = (draft: ListedDraft<string>): Record<string, string> => ({
  options: JSON.stringify(draft.options),
  correctAnswer: JSON.stringify(draft.correctAnswer),
  min: String(draft.min ?? ''),
  max: String(draft.max ?? ''),
  step: String(draft.step ?? ''),
  partialCredit: String(draft.partialCredit),
  feedback: JSON.stringify(draft.feedback),
  // Preserves an invalid number, which plain JSON would turn into null.
  weights: JSON.stringify(draft.weights, (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)),
});

export const listOf = (answer: ListedDraft<string>['correctAnswer']): readonly (string | number)[] =>
  typeof answer === 'string' ? [answer] : answer;

/** The documented options of types without any. */
export const noOptions = () => ({ options: z.array(z.string()).length(0) });
export const noRange = () => ({ min: z.null(), max: z.null(), step: z.null() });
export const NO_RANGE = { min: null, max: null, step: null } as const;
