import * as z from 'zod';
import { AI_REQUEST_OUTCOMES } from '../../../shared/constants';

const requestSchema = z.object({
  questionId: z.string(),
  /** Epoch milliseconds. */
  sentAt: z.number(),
  host: z.string(),
  model: z.string(),
  question: z.string(),
  modelAnswer: z.string(),
  /** A test answer is one of our own, which shows whether the others can be believed. */
  texts: z.array(z.object({ text: z.string(), isTest: z.boolean() })),
  outcome: z.enum(AI_REQUEST_OUTCOMES),
});

const sentToAiSchema = z.object({
  useAi: z.boolean(),
  host: z.string().nullable(),
  requests: z.array(requestSchema),
});
export type SentToAi = z.infer<typeof sentToAiSchema>;

export const toSentToAi = (seen: {
  useAi: boolean;
  host: string | null;
  requests: readonly { texts: string }[];
}): SentToAi =>
  sentToAiSchema.parse({
    ...seen,
    requests: seen.requests.map((request) => ({ ...request, texts: JSON.parse(request.texts) })),
  });
