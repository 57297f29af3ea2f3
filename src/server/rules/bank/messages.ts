import { TAGS_MAXIMUM } from '../../../shared/constants';

export const bankMessages = {
  tooManyTags: `A question has at most ${TAGS_MAXIMUM} tags.`,
  copyNotFound: 'One of these copies is not there any more. Please look at the list again.',
  inQuiz: (title: string, sentence: string) => `${title}: ${sentence}`,
} as const;
