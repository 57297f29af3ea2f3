/** The word for a marked answer. */
export type AnswerState = 'correct' | 'partly-correct' | 'incorrect';

/** Correct with all marks, incorrect with none, partly correct in between. */
export function answerState(mark: { score: number; maximumMarks: number }): AnswerState {
  if (mark.score >= mark.maximumMarks) return 'correct';
  return mark.score > 0 ? 'partly-correct' : 'incorrect';
}
