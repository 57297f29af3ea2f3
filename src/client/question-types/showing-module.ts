import type { ReactNode } from 'react';
import type { QuestionOf } from '../../shared/question/schema';
import type { DraftParts, QuestionType } from '../../shared/question-types/registry';

/** How a question of one type is shown to its teacher, on the screen and on paper. */
export interface Showing<Type extends QuestionType> {
  /** What a teacher chooses it by. */
  readonly label: string;
  /** The text on a printed paper, where its answer is written into it. */
  PrintedText?(props: { question: QuestionOf<Type> }): ReactNode;
  /** The room for an answer on a printed paper. */
  AnswerRoom(props: { question: QuestionOf<Type> }): ReactNode;
  /** The correct answer on the printed key. */
  keyText(question: QuestionOf<Type>): string;
  /** What students choose from and what is right, of a question that may not be finished. */
  KeyedAnswer(props: { draft: Extract<DraftParts, { type: Type }> }): ReactNode;
}
