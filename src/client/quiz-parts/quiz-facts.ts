import { counted } from '../../shared/counted';
import type { QuizRow } from '../../shared/quiz/schema';

/** How long the quiz lasts (spec §2); with question timers each question has its own time. */
export function durationText({
  totalTimeSeconds,
  useQuestionTimer,
}: Pick<QuizRow, 'totalTimeSeconds' | 'useQuestionTimer'>): string {
  if (useQuestionTimer) return 'Time limit per question';
  if (totalTimeSeconds <= 0) return 'No time limit';
  return counted(Math.round((totalTimeSeconds / 60) * 10) / 10, 'minute');
}

export const questionCountText = ({ questions }: { questions: readonly unknown[] }): string =>
  questions.length === 0 ? 'No questions' : counted(questions.length, 'question');
