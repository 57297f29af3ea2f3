import * as z from 'zod';
import { textRecord } from './text-record';

/** A stored answer: a text, ordered texts, a number, or texts by key. */
export const answerSchema = z.union([z.string(), z.number(), z.array(z.string()), textRecord()]);
export type Answer = z.infer<typeof answerSchema>;

/**
 * Any value, until `normaliseAnswer` reads it by its question: one bad value never costs the whole
 * submission.
 */
export const sentAnswerSchema: z.ZodType<unknown, Answer | null> = z.custom<Answer | null>().meta({
  description: 'By the type of its question; null clears it.',
  anyOf: [
    { type: ['string', 'number', 'null'] },
    { type: 'array', items: { type: 'string' } },
    { type: 'object', additionalProperties: { type: 'string' } },
  ],
});

/** Answers by question ID. */
export const answersSchema = z.record(z.string(), answerSchema);
export type Answers = z.infer<typeof answersSchema>;
