import { counted } from '../../shared/counted';
import type { QuizRow } from '../../shared/quiz/schema';

/** The duration of a quiz (spec §2); with question timers each question has its own time. */
export function durationText({
  totalTimeSeconds,
  useQuestionTimer,
}: Pick<QuizRow, 'totalTimeSeconds' | 'useQuestionTimer'>): string {
  if (useQuestionTimer) return 'Time limit per question';
  if (totalTimeSeconds <= 0) return 'No time limit';
  return counted(Math.round((totalTimeSeconds / 60) * 10) / 10, 'minute');
}

/** The number of questions, and with pools the number each student gets. */
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
