/** The rules whose tests are themselves tested: nobody sees at once when these go wrong. */
export const SUBJECTS = {
  /** Which answers come next to a teacher who marks, in which groups, and how the marks get to the server. */
  'marking-queue': [
    'src/client/features/evaluation/marks-history.ts',
    'src/client/features/evaluation/marks-queue.ts',
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
  /** The running quiz: its clocks, its place, what is sent and what becomes of answers that the server still lacks. */
  'quiz-session': ['src/client/rules/quiz-session/*.ts'],
} as const;
