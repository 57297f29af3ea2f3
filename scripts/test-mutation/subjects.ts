/** Rules with mutation tests: their faults would stay unnoticed longest. */
export const SUBJECTS = {
  /** Order and grouping of answers for a marking teacher, and saving the marks. */
  'marking-queue': [
    'src/client/features/evaluation/marks-history.ts',
    'src/client/features/evaluation/marks-queue.ts',
    'src/client/pending/sender.ts',
    'src/client/rules/pending/queue.ts',
    'src/client/features/evaluation/review.ts',
    'src/client/features/evaluation/with-marks.ts',
    'src/shared/answer/answer-groups.ts',
    'src/client/rules/results/bench-order.ts',
    'src/client/rules/results/bench-rows.ts',
    'src/client/rules/results/mark-state.ts',
    'src/client/rules/results/next-question.ts',
    'src/client/rules/results/review-groups.ts',
    'src/shared/results/review-left.ts',
  ],
  /** The running quiz: clocks, position, requests, and answers that the server still lacks. */
  'quiz-session': ['src/client/rules/quiz-session/*.ts'],
} as const;
