import { counted } from '../../../shared/counted';
import type { Mastery } from '../../../shared/topics/mastery';
import type { TopicShare } from '../../../shared/topics/schema';

const percent = (share: number) => `${Math.round(100 * share)}%`;

/** The texts of topics, for teachers and parents. */
export const texts = {
  title: (className: string) => `Topics: ${className}`,
  heading: 'Topics',
  failed: 'The topics could not be loaded. Please try again.',
  lead: 'Topics are the tags of your questions. Released marks count, weakest topic first.',
  empty: 'No topics yet',
  emptyMore:
    'A topic appears here when a question has a tag and its marks are released. Tags are given beside a question, or in the question bank.',
  emptyPeriod: 'No marks were released for quizzes of this period',
  list: 'Topics, weakest first',
  pupilsOf: (topic: string) => `Students in ${topic}, weakest first`,
  withoutMarks: (names: readonly string[]) => `No marks in this topic yet: ${names.join(', ')}.`,

  mastery: {
    secure: 'Secure',
    'on-the-way': 'On the way',
    'needs-practice': 'Needs practice',
    'too-little': 'Too little to say',
  } satisfies Record<Mastery, string>,
  key: 'Key',
  keyOf: {
    secure: 'very likely 60% or more',
    'on-the-way': 'very likely 25% or more',
    'needs-practice': 'very likely 55% or less',
    'too-little': 'the range is still too wide',
  } satisfies Record<Mastery, string>,
  how: 'The bar is the share of the marks. The thin line is the range in which the true share very likely lies (19 times of 20): the fewer questions, the longer it is.',

  share: ({ share }: TopicShare) => percent(share),
  range: ({ low, high }: TopicShare) => `${percent(low)} to ${percent(high)}`,
  likely: ({ low, high }: TopicShare) => `likely ${percent(low)} to ${percent(high)}`,
  questions: (count: number) => counted(count, 'question'),
  facts: (questions: number, pupils: number) =>
    `${counted(questions, 'question')} · ${counted(pupils, 'student')}`,
} as const;
