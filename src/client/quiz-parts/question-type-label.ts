import type { QuestionType } from '../../shared/question/schema';

/** The question types as a teacher chooses among them. */
export const QUESTION_TYPE_LABELS: Readonly<Record<QuestionType, string>> = {
  mcq: 'Single choice',
  msq: 'Multiple choice',
  short: 'Short answer',
  long: 'Long answer',
  slider: 'Slider',
};
