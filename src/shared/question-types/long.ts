import * as z from 'zod';
import { type ListedDraft, noOptions, noRange } from './listed-draft';
import type { PartsBy, QuestionTypeModule } from './question-type-module';
import { pastedText, written } from './written';

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
  pasted: pastedText(type, {
    names: ['long', 'long answer'],
    isOfLines: true,
    example: `Read the sentence and explain it:
"Every living thing consists of cells."
Type: long
Answer: A cell is the smallest unit of life.
Some living things are a single cell, others consist of very many.
Marks: 4
Time: 5 min`,
  }),
} as const satisfies QuestionTypeModule<LongParts>;
