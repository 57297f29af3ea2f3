import { blankQuestion, type QuestionDraft } from '../question/draft';
import type { QuizSettings } from './schema';

/** A quiz that a teacher without any can start from: its settings (times in seconds) and its questions in order. */
export interface SampleQuiz {
  readonly settings: QuizSettings;
  readonly questions: readonly QuestionDraft[];
}

/** A sample question: what it says itself, everything else as the editor would open it. */
export function sampleQuestion(
  parts: Pick<QuestionDraft, 'type' | 'text'> & Partial<QuestionDraft>,
): QuestionDraft {
  return { ...blankQuestion(parts.type), ...parts };
}
