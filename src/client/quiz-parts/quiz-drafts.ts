import type { QuizSettings } from '../../shared/quiz/schema';
import { draftsOf } from '../platform/drafts';

/** The fields of the quiz editor as they stand on the screen: minutes as typed, the order as question ids. */
export interface QuizForm extends Omit<QuizSettings, 'totalTimeSeconds'> {
  readonly totalMinutes: string;
  readonly order: readonly string[];
}

/** The unsaved fields of quizzes: they survive a visit to the questions, which go by what stands in them. */
export const quizDrafts = draftsOf<QuizForm>('quiz');
