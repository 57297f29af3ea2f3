import * as z from 'zod';
import { type ListedDraft, noOptions, noRange } from './listed-draft';
import type { QuestionTypeModule } from './question-type-module';
import { pastedText, written } from './written';

const type = 'long';

export const longBody = () =>
  z.object({ type: z.literal(type), ...noOptions(), correctAnswer: z.string(), ...noRange() });

export const longAsked = () => z.object({ type: z.literal(type), ...noOptions(), ...noRange() });

interface LongParts {
  body: z.infer<ReturnType<typeof longBody>>;
  asked: z.infer<ReturnType<typeof longAsked>>;
  draft: ListedDraft<typeof type>;
}

/** An answer of some length, read by the grader and the teacher. */
export const long = {
  ...written(type),
  pasted: pastedText(type, { names: ['long', 'long answer'], isOfLines: true }),
} as const satisfies QuestionTypeModule<LongParts>;
