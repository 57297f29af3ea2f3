import * as z from 'zod';
import { MASTERIES } from './mastery';

/** The share of a topic that was right, from 0 to 1, and its likely range. */
export const topicShareSchema = z.object({
  share: z.number(),
  low: z.number(),
  high: z.number(),
  mastery: z.enum(MASTERIES),
  /** The questions behind the figure; copies count as one. */
  questionCount: z.number().int(),
});
export type TopicShare = z.infer<typeof topicShareSchema>;

/** One topic of one student. */
export const pupilTopicSchema = topicShareSchema.extend({ topic: z.string() });
export type PupilTopic = z.infer<typeof pupilTopicSchema>;

/** The topics of a class, weakest first, from released marks only. */
export const classTopicsSchema = z.object({
  classId: z.string(),
  className: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  quizCount: z.number().int(),
  /** The members of the class, by name. */
  members: z.array(z.object({ memberId: z.string(), name: z.string(), number: z.string().nullable() })),
  topics: z.array(
    topicShareSchema.extend({
      topic: z.string(),
      /** The students with marks in it, weakest first. */
      pupils: z.array(topicShareSchema.extend({ memberId: z.string() })),
    }),
  ),
});
export type ClassTopics = z.infer<typeof classTopicsSchema>;
