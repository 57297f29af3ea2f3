import type { ReactNode } from 'react';
import type { Answer } from '../../shared/answer/answer';
import type { AskedQuestionOf } from '../../shared/question/schema';
import type { QuestionType } from '../../shared/question-types/registry';

export interface AnswerProps<Question> {
  question: Question;
  answer: Answer | undefined;
  /** Told every change at once; null when the answer is cleared. */
  onAnswer: (answer: Answer | null) => void;
  /** Enter in a short answer, Ctrl or Cmd and Enter in a long one. */
  onEnter?: (() => void) | undefined;
}

/** How a question of one type stands before a student. */
export interface Answering<Type extends QuestionType> {
  /** What its badge calls the type. */
  readonly badge: string;
  /** What stands beside its marks, if anything. */
  marksNote?(question: AskedQuestionOf<Type>): string | undefined;
  /** What stands in the place of the question's text, where `Input` draws that itself. */
  readonly heading?: string;
  Input(props: AnswerProps<AskedQuestionOf<Type>>): ReactNode;
}
