import * as z from 'zod';
import { type ListedDraft, noOptions, noRange } from '../listed-draft';
import type { PartsBy, QuestionTypeModule } from '../question-type-module';
import { written } from './written';

const type = 'long';

export const longSchemas = () => ({
  body: z.object({ type: z.literal(type), ...noOptions(), correctAnswer: z.string(), ...noRange() }),
  asked: z.object({ type: z.literal(type), ...noOptions(), ...noRange() }),
});

type LongParts = PartsBy<typeof longSchemas, ListedDraft<typeof type>>;

/** An answer of some length, read by the grader and the teacher. */
export const long = {
  type,
  ...written(type),
} as const satisfies QuestionTypeModule<LongParts>;
