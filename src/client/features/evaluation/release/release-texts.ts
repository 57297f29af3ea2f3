import { counted } from '../../../../shared/counted';

/** What the release says besides the confirmation of spec §4. */
export const releaseTexts = {
  closes: 'Releasing also closes the quiz to new starts.',
  keyWaits: 'Correct answers are shown to nobody until the last paper is in.',
  thenEvaluate: 'Evaluate what was collected, then release.',
  reviewTitle: 'Release without your review?',
  reviewBody: 'You have not reviewed these answers. Students will see the suggested marks.',
  toReview: (number: number, count: number) => `Question ${number}: ${counted(count, 'answer')}`,
  releaseAnyway: 'Release anyway',
  goBack: 'Go back',
} as const;
