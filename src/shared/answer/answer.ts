import * as z from 'zod';
import { textRecord } from './text-record';

/** One answer as stored: a text, texts in their order, a number, or texts by what they belong to. */
export const answerSchema = z.union([z.string(), z.number(), z.array(z.string()), textRecord()]);
export type Answer = z.infer<typeof answerSchema>;

/** Answers by the id of their question. */
export const answersSchema = z.record(z.string(), answerSchema);
export type Answers = z.infer<typeof answersSchema>;
