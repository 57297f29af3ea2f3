import * as z from 'zod';
import { type ListedDraft, noOptions, noRange } from '../listed-draft';
import type { PartsBy, QuestionTypeModule } from '../question-type-module';
import { written } from './written';

const type = 'short';

export const shortSchemas = () => ({
  body: z.object({ type: z.literal(type), ...noOptions(), correctAnswer: z.string(), ...noRange() }),
  asked: z.object({ type: z.literal(type), ...noOptions(), ...noRange() }),
});

type ShortParts = PartsBy<typeof shortSchemas, ListedDraft<typeof type>>;

/** An answer of a few words, read by the grader and the teacher. */
export const short = {
  type,
  ...written(type),
} as const satisfies QuestionTypeModule<ShortParts>;
