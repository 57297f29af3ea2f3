/** The rules whose tests are themselves tested: nobody sees at once when these go wrong. */
export const SUBJECTS = {
  /** Which answers come next to a teacher who marks, in which groups, and how the marks get to the server. */
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
  /** The running quiz: its clocks, its place, what is sent and what becomes of answers that the server still lacks. */
  'quiz-session': ['src/shared/quiz-session/*.ts'],
} as const;
