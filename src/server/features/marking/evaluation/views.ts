import * as z from 'zod';
import { AI_REQUEST_OUTCOMES } from '../../../../shared/constants';

/** A test answer is our own, for the exam; one with marks is a teacher-marked example. */
const textsSchema = z.array(
  z.object({ text: z.string(), isTest: z.boolean(), marks: z.number().optional() }),
);

const requestSchema = z.object({
  questionId: z.string(),
  /** Epoch milliseconds. */
  sentAt: z.number(),
  host: z.string(),
  model: z.string(),
  question: z.string(),
  modelAnswer: z.string(),
  texts: textsSchema,
  outcome: z.enum(AI_REQUEST_OUTCOMES),
});

export const sentToAiSchema = z.object({
  useAi: z.boolean(),
  host: z.string().nullable(),
  requests: z.array(requestSchema),
});
export type SentToAi = z.infer<typeof sentToAiSchema>;

export const toSentToAi = ({
  requests,
  ...seen
}: {
  useAi: boolean;
  host: string | null;
  requests: readonly (Omit<SentToAi['requests'][number], 'texts'> & { texts: string })[];
}): SentToAi => ({
  ...seen,
  requests: requests.map(({ texts, ...request }) => ({
    ...request,
    texts: textsSchema.parse(JSON.parse(texts)),
  })),
});
