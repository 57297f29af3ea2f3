import type { Answer } from '../../../shared/answer/answer';
import { isCorrectMark } from '../../../shared/marking/is-correct-mark';
import { markObjective } from '../../../shared/marking/mark-objective';
import { markTextAnswers } from '../../../shared/marking/text/mark-text-answers';
import type { Question } from '../../../shared/question/schema';
import { isObjective } from '../../../shared/question-types/marking-kinds';

/** What an answer would be worth. */
export interface PracticeMark {
  readonly score: number;
  readonly maximumMarks: number;
  readonly isCorrect: boolean;
  /** Whether it is a guess, since a text would have to be read by somebody. */
  readonly isUnsure: boolean;
}

/** Marks one answer by the rules of its type, a text by the built-in ones: nothing leaves this server, and nobody waits. */
export function markPractice(question: Question, answer: Answer | null): PracticeMark {
  const { maximumMarks, type } = question;
  if (isObjective(question)) return { ...markObjective(question, answer), maximumMarks, isUnsure: false };
  const text = typeof answer === 'string' ? answer : '';
  const [mark] = markTextAnswers({
    ...{ question: question.text, modelAnswer: question.correctAnswer, maximumMarks },
    answers: [{ id: question._id, text }],
    teacherMarks: [],
  });
  const score = mark?.marks ?? 0;
  return {
    ...{ score, maximumMarks, isCorrect: isCorrectMark({ type, score, maximumMarks }) },
    isUnsure: mark?.state !== 'suggested',
  };
}
