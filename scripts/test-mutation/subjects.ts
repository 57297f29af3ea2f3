/** Rules with mutation tests: their faults would stay unnoticed longest. */
export const SUBJECTS = {
  /** Order and grouping of answers for a marking teacher, and saving the marks. */
  'marking-queue': [
    'src/client/features/evaluation/marks-history.ts',
    'src/client/features/evaluation/marks-queue.ts',
    'src/client/features/evaluation/review.ts',
    'src/client/features/evaluation/with-marks.ts',
    'src/shared/answer/answer-groups.ts',
    'src/shared/results/bench-order.ts',
    'src/shared/results/bench-rows.ts',
    'src/shared/results/mark-state.ts',
    'src/shared/results/next-question.ts',
    'src/shared/results/review-groups.ts',
    'src/shared/results/review-left.ts',
  ],
  /** The running quiz: clocks, position, requests, and answers that the server still lacks. */
  'quiz-session': ['src/shared/quiz-session/*.ts'],
} as const;
