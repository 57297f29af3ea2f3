import { blankQuestion, type DraftOf, type QuestionDraft } from '../question/draft';
import type { QuestionType } from '../question-types/registry';
import type { QuizSettings } from './schema';

/** A sample quiz: settings (times in seconds) and questions in order. */
export interface SampleQuiz {
  readonly settings: QuizSettings;
  readonly questions: readonly QuestionDraft[];
}

/** A sample question with the editor's defaults for everything else. */
export const sampleQuestion = <Type extends QuestionType>(
  parts: { type: Type; text: string } & Partial<DraftOf<Type>>,
): QuestionDraft => ({ ...blankQuestion(parts.type), ...parts });
