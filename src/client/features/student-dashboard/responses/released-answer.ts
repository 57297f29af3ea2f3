import type { EvaluatedQuiz } from '../../../../shared/results/schema';

/** What a student reads of one answer once scores are released. */
export type ReleasedAnswer = EvaluatedQuiz['evaluatedQuizData'][string];
