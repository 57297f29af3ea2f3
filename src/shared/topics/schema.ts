import * as z from 'zod';
import { MASTERIES } from './mastery';

/** How much of a topic was right, from 0 to 1, and from where to where that may well lie in truth. */
export const topicShareSchema = z.object({
  share: z.number(),
  low: z.number(),
  high: z.number(),
  mastery: z.enum(MASTERIES),
  /** The questions that it is worked out from; a question and its copies are one. */
  questionCount: z.number().int(),
});
export type TopicShare = z.infer<typeof topicShareSchema>;

/** One topic of one pupil. */
export const pupilTopicSchema = topicShareSchema.extend({ topic: z.string() });
export type PupilTopic = z.infer<typeof pupilTopicSchema>;

/** The topics of a class, weakest first, from released marks alone. */
export const classTopicsSchema = z.object({
  classId: z.string(),
  className: z.string(),
  from: z.number().nullable(),
  to: z.number().nullable(),
  quizCount: z.number().int(),
  /** Who is in the class, by name. */
  members: z.array(z.object({ memberId: z.string(), name: z.string(), number: z.string().nullable() })),
  topics: z.array(
    topicShareSchema.extend({
      topic: z.string(),
      /** Who has marks in it, weakest first. */
      pupils: z.array(topicShareSchema.extend({ memberId: z.string() })),
    }),
  ),
});
export type ClassTopics = z.infer<typeof classTopicsSchema>;
