import type { ReactNode } from 'react';
import type { Answer } from '../../shared/answer/answer';
import type { AskedQuestionOf } from '../../shared/question/schema';
import type { QuestionType } from '../../shared/question-types/registry';

export interface AnswerProps<Question> {
  question: Question;
  answer: Answer | undefined;
  /** Called immediately on every change; null when the answer is cleared. */
  onAnswer: (answer: Answer | null) => void;
  /** Enter in a short answer, Ctrl or Cmd and Enter in a long one. */
  onEnter?: (() => void) | undefined;
}

/** The student's view of a question of one type. */
export interface Answering<Type extends QuestionType> {
  /** The name of the type on the badge. */
  readonly badge: string;
  /** A note beside the marks, if any. */
  marksNote?(question: AskedQuestionOf<Type>): string | undefined;
  /** Replaces the question's text if `Input` renders it. */
  readonly heading?: string;
  Input(props: AnswerProps<AskedQuestionOf<Type>>): ReactNode;
}
