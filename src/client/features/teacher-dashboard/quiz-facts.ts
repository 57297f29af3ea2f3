import { counted } from '../../../shared/counted';
import type { QuizRow } from '../../../shared/quiz/schema';

/** How long the quiz lasts, in minutes; with question timers there is no limit for the whole (spec §2). */
export function durationText({
  totalTimeSeconds,
  useQuestionTimer,
}: Pick<QuizRow, 'totalTimeSeconds' | 'useQuestionTimer'>): string {
  if (useQuestionTimer) return 'No time limit';
  return counted(Math.round((totalTimeSeconds / 60) * 10) / 10, 'minute');
}

export const questionCountText = ({ questions }: { questions: readonly unknown[] }): string =>
  questions.length === 0 ? 'No questions' : counted(questions.length, 'question');

export type RowAction = 'edit' | 'publish' | 'share' | 'live' | 'evaluate' | 'results';

/** The one thing to do next with a quiz, which stands out in its row; null once all scores are released. */
export function nextAction(quiz: QuizRow): RowAction | null {
  if (!quiz.isPublished) return quiz.questions.length > 0 ? 'publish' : 'edit';
  if (quiz.runningCount > 0) return 'live';
  if (quiz.attemptedBy.length === 0) return 'share';
  if (quiz.evaluationStatus !== 'completed') return 'evaluate';
  return quiz.scoresReleased ? null : 'results';
}
