import { blankQuestion, type DraftOf, type QuestionDraft } from '../question/draft';
import type { QuestionType } from '../question-types/registry';
import type { QuizSettings } from './schema';

/** A quiz that a teacher without any can start from: its settings (times in seconds) and its questions in order. */
export interface SampleQuiz {
  readonly settings: QuizSettings;
  readonly questions: readonly QuestionDraft[];
}

/** A sample question: what it says itself, everything else as the editor would open it. */
export const sampleQuestion = <Type extends QuestionType>(
  parts: { type: Type; text: string } & Partial<DraftOf<Type>>,
): QuestionDraft => ({ ...blankQuestion(parts.type), ...parts });
