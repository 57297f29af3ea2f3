import { counted } from '../../../shared/counted';
import { type NextStep, nextStep } from '../../../shared/quiz/next-step';
import type { QuizRow } from '../../../shared/quiz/schema';

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

export type RowAction = 'edit' | 'publish' | 'share' | 'live' | 'evaluate' | 'results';

/** The one thing to do next with a quiz, which stands out in its row; null once all scores are released. */
export function nextAction(quiz: QuizRow): RowAction | null {
  const submitted = quiz.attemptedBy.length;
  const step = nextStep({
    ...quiz,
    ...{ questionCount: quiz.questions.length, running: quiz.runningCount, submitted },
    // A row knows no more of its submissions: whether all are marked is what its status says.
    evaluated: quiz.evaluationStatus === 'completed' ? submitted : 0,
  });
  return step && ACTIONS[step];
}

const ACTIONS: Readonly<Record<NonNullable<NextStep>, RowAction>> = {
  ...{ write: 'edit', publish: 'publish', share: 'share', watch: 'live' },
  ...{ mark: 'evaluate', wait: 'evaluate', review: 'results', release: 'results' },
};
