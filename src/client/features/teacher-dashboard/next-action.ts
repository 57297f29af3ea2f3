import type { QuizRow } from '../../../shared/quiz/schema';
import { type NextStep, nextStep } from '../../../shared/quiz/stage';

export type RowAction = 'edit' | 'publish' | 'share' | 'live' | 'evaluate' | 'results';

/** The one thing to do next with a quiz, which stands out in its row; null once all scores are released. */
export function nextAction(quiz: QuizRow): RowAction | null {
  const step = nextStep(quiz);
  return step && ACTIONS[step];
}

const ACTIONS: Readonly<Record<NonNullable<NextStep>, RowAction>> = {
  ...{ write: 'edit', publish: 'publish', share: 'share', watch: 'live' },
  ...{ mark: 'evaluate', wait: 'evaluate', review: 'results', release: 'results' },
};
