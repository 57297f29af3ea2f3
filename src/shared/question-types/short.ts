import * as z from 'zod';
import { type ListedDraft, noOptions, noRange } from './listed-draft';
import type { QuestionTypeModule } from './question-type-module';
import { pastedText, written } from './written';

const type = 'short';

export const shortBody = () =>
  z.object({ type: z.literal(type), ...noOptions(), correctAnswer: z.string(), ...noRange() });

export const shortAsked = () => z.object({ type: z.literal(type), ...noOptions(), ...noRange() });

interface ShortParts {
  body: z.infer<ReturnType<typeof shortBody>>;
  asked: z.infer<ReturnType<typeof shortAsked>>;
  draft: ListedDraft<typeof type>;
}

/** An answer of a few words, read by the grader and the teacher. */
export const short = {
  ...written(type),
  pasted: pastedText(type, { names: ['short', 'short answer'], isOfLines: false }),
} as const satisfies QuestionTypeModule<ShortParts>;
