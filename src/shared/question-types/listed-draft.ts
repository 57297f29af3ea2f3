import * as z from 'zod';
import type { Feedback } from './feedback';
import type { Weights } from './weights';

/** The fields that the documented question has whatever its type (spec §3): those of no use to it are empty. */
export interface ListedDraft<Type extends string> {
  readonly type: Type;
  readonly options: readonly string[];
  /** A text for mcq, short and long; texts for msq; numbers (or what was typed in their place) for slider. */
  readonly correctAnswer: string | readonly (string | number)[];
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  /** Whether some of the right options of an msq earn some of the marks. */
  readonly partialCredit: boolean;
  /** What students of a choice read beside the options they chose. */
  readonly feedback: Feedback;
  /** What a choice earns by its options, in percent; NaN for what was typed and is no number. */
  readonly weights: Weights;
}

/** The draft of a type with nothing filled in. */
export const emptyListed = <Type extends string>(
  type: Type,
  correctAnswer: ListedDraft<Type>['correctAnswer'],
): ListedDraft<Type> => ({
  ...{ type, options: [], correctAnswer },
  ...{ min: null, max: null, step: null, partialCredit: false, feedback: {}, weights: {} },
});

/** The listed fields as a form sends them (spec §7). */
export const listedFields = (draft: ListedDraft<string>): Record<string, string> => ({
  options: JSON.stringify(draft.options),
  correctAnswer: JSON.stringify(draft.correctAnswer),
  min: String(draft.min ?? ''),
  max: String(draft.max ?? ''),
  step: String(draft.step ?? ''),
  partialCredit: String(draft.partialCredit),
  feedback: JSON.stringify(draft.feedback),
  // A number that was none stays so: JSON alone would take it for no value.
  weights: JSON.stringify(draft.weights, (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)),
});

/** A draft's correct answer as a list. */
export const listOf = (answer: ListedDraft<string>['correctAnswer']): readonly (string | number)[] =>
  typeof answer === 'string' ? [answer] : answer;

/** The documented fields where they are of no use. */
export const noOptions = () => ({ options: z.array(z.string()).length(0) });
export const noRange = () => ({ min: z.null(), max: z.null(), step: z.null() });
export const NO_RANGE = { min: null, max: null, step: null } as const;
