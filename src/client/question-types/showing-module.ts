import type { ReactNode } from 'react';
import type { QuestionOf } from '../../shared/question/schema';
import type { DraftParts, QuestionType } from '../../shared/question-types/registry';

/** The teacher's view of a question of one type, on screen and on paper. */
export interface Showing<Type extends QuestionType> {
  /** The name of the type in the editor. */
  readonly label: string;
  /** The printed text, if the answer is written into it. */
  PrintedText?(props: { question: QuestionOf<Type> }): ReactNode;
  /** The space for an answer on paper. */
  AnswerRoom(props: { question: QuestionOf<Type> }): ReactNode;
  /** The correct answer on the printed key. */
  keyText(question: QuestionOf<Type>): string;
  /** The choices and the key of a question, finished or not. */
  KeyedAnswer(props: { draft: Extract<DraftParts, { type: Type }> }): ReactNode;
}
