import * as z from 'zod';
import { type Feedback, readFeedback } from './feedback';
import { parsedJson, readFlag, readList, readNumber, readText, type SentFields } from './sent-fields';

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
}

/** The draft of a type with nothing filled in. */
export const emptyListed = <Type extends string>(
  type: Type,
  correctAnswer: ListedDraft<Type>['correctAnswer'],
): ListedDraft<Type> => ({
  ...{ type, options: [], correctAnswer },
  ...{ min: null, max: null, step: null, partialCredit: false, feedback: {} },
});

/** Reads the listed fields of a request; how a correct answer is sent depends on the type. */
export function readListed<Type extends string>(
  sent: SentFields,
  before: ListedDraft<Type>,
  readAnswer: (value: unknown, options: readonly string[]) => ListedDraft<Type>['correctAnswer'],
): ListedDraft<Type> {
  const options = sent.given('options', readOptions, before.options);
  return {
    type: before.type,
    options,
    correctAnswer: sent.given('correctAnswer', (value) => readAnswer(value, options), before.correctAnswer),
    min: sent.given('min', readNumber, before.min),
    max: sent.given('max', readNumber, before.max),
    step: sent.given('step', readNumber, before.step),
    partialCredit: sent.given(
      'partialCredit',
      (value) => readFlag('partialCredit', value),
      before.partialCredit,
    ),
    feedback: sent.given('feedback', readFeedback, before.feedback),
  };
}

/** The listed fields as a form sends them (spec §7). */
export const listedFields = (draft: ListedDraft<string>): Record<string, string> => ({
  options: JSON.stringify(draft.options),
  correctAnswer: JSON.stringify(draft.correctAnswer),
  min: String(draft.min ?? ''),
  max: String(draft.max ?? ''),
  step: String(draft.step ?? ''),
  partialCredit: String(draft.partialCredit),
  feedback: JSON.stringify(draft.feedback),
});

const readOptions = (value: unknown): string[] =>
  readList('options', value).map((option) => readText('options', option));

/** A list of correct answers. A lone value is none: validation then asks for an answer. */
export function readAnswerList(value: unknown): unknown[] {
  const list = typeof value === 'string' ? parsedJson(value) : value;
  return Array.isArray(list) ? readList('correctAnswer', list) : [];
}

/**
 * A correct answer that is one text. In a form it is JSON text ("\"Paris\"") or, from a simple client, the text itself
 * (Paris); `known` are the texts that are taken as they stand, and as JSON also without a form.
 */
export function readAnswerText(
  value: unknown,
  { options, known, isForm }: { options: readonly string[]; known: readonly string[]; isForm: boolean },
): string {
  if (Array.isArray(value)) return '';
  if (typeof value !== 'string' || options.includes(value)) return readText('correctAnswer', value);
  const parsed = parsedJson(value);
  if (parsed === null && isForm) return '';
  const isText = typeof parsed === 'string' && (isForm || known.includes(parsed));
  return readText('correctAnswer', isText ? parsed : value);
}

/** A draft's correct answer as a list. */
export const listOf = (answer: ListedDraft<string>['correctAnswer']): readonly (string | number)[] =>
  typeof answer === 'string' ? [answer] : answer;

/** The documented fields where they are of no use. */
export const noOptions = () => ({ options: z.array(z.string()).length(0) });
export const noRange = () => ({ min: z.null(), max: z.null(), step: z.null() });
export const NO_RANGE = { min: null, max: null, step: null } as const;
