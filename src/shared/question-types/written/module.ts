import * as z from 'zod';
import { messages } from '../../messages';
import { keptText } from '../kept-text';
import { emptyListed, type ListedDraft, listedFields, NO_RANGE, noOptions, noRange } from '../listed-draft';
import { isBlank } from '../options';
import type { PartsBy, QuestionTypeModule } from '../question-type-module';

type WrittenType = 'short' | 'long';

const schemas = <Type extends WrittenType>(type: Type) => ({
  body: z.object({ type: z.literal(type), ...noOptions(), correctAnswer: z.string(), ...noRange() }),
  asked: z.object({ type: z.literal(type), ...noOptions(), ...noRange() }),
});
export const shortSchemas = () => schemas('short');
export const longSchemas = () => schemas('long');

/** The stored form: no options, no range, a model answer. */
export interface WrittenBody<Type extends string> {
  type: Type;
  options: string[];
  correctAnswer: string;
  min: null;
  max: null;
  step: null;
}

/** The common parts of short and long answers in the student's own words. */
const written = <Type extends WrittenType>(type: Type) => ({
  type,
  empty: () => emptyListed(type, ''),
  blank: () => emptyListed(type, ''),
  toFields: (draft: ListedDraft<Type>) => listedFields(draft),
  check: ({ correctAnswer }: ListedDraft<Type>) => {
    const isGiven = typeof correctAnswer === 'string' && !isBlank(correctAnswer);
    return [['correctAnswer', isGiven ? null : messages.modelAnswerRequired] as const];
  },
  toBody: ({ correctAnswer }: ListedDraft<Type>) => ({
    ...{ type, options: [], correctAnswer: String(correctAnswer) },
    ...NO_RANGE,
  }),
  toDraft: ({ correctAnswer }: WrittenBody<Type>) => emptyListed(type, correctAnswer),
  toAsked: () => ({ type, options: [], ...NO_RANGE }),
  toPreview: () => ({ type, options: [], ...NO_RANGE }),
  frozenParts: () => null,
  key: ({ correctAnswer }: WrittenBody<Type>) => correctAnswer,
  keyText: ({ correctAnswer }: WrittenBody<Type>) => correctAnswer,
  // A model answer is compared with answers literally.
  formattedTexts: () => [],
  readAnswer: (_: unknown, raw: unknown) => (typeof raw === 'string' ? keptText(raw) : undefined),
});

/** An answer of a few words, judged by the grader and the teacher. */
export const short = written('short') satisfies QuestionTypeModule<
  PartsBy<typeof shortSchemas, ListedDraft<'short'>>
>;

/** A longer answer, judged in the same way. */
export const long = written('long') satisfies QuestionTypeModule<
  PartsBy<typeof longSchemas, ListedDraft<'long'>>
>;
