import type { Quiz } from '../../../shared/quiz/schema';

export const totalMarks = ({ questions }: Pick<Quiz, 'questions'>): number =>
  questions.reduce((sum, { maximumMarks }) => sum + maximumMarks, 0);

/** The time for the whole paper in minutes: with question timers the sum of theirs. */
export function paperMinutes({ useQuestionTimer, totalTimeSeconds, questions }: Quiz): number {
  const seconds = useQuestionTimer
    ? questions.reduce((sum, { timeLimit }) => sum + (timeLimit ?? 0), 0)
    : totalTimeSeconds;
  return Math.ceil(seconds / 60);
}
