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

/** How many questions there are, and of those how many each student is asked, where some are drawn from pools. */
export function questionCountText({
  questions: { length },
  askedCount = length,
}: {
  questions: readonly unknown[];
  askedCount?: number;
}): string {
  if (length === 0) return 'No questions';
  return askedCount < length
    ? `${askedCount} of ${counted(length, 'question')}`
    : counted(length, 'question');
}
