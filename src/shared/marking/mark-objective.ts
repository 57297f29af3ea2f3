import { answersEqual } from '../attempt/answers-equal';
import type { Answer } from '../attempt/schema';
import type { QuestionOf } from '../question/schema';

export type ObjectiveQuestion = QuestionOf<'mcq'> | QuestionOf<'msq'> | QuestionOf<'slider'>;

/**
 * Marks what needs no judgement: all marks or none. A single choice is the very option, a multiple choice exactly the
 * right set, a slider any of the accepted numbers. No answer, or one of the wrong shape, scores 0.
 */
export function markObjective(
  question: ObjectiveQuestion,
  answer: Answer | null | undefined,
): { isCorrect: boolean; score: number } {
  const isCorrect = isRight(question, answer);
  return { isCorrect, score: isCorrect ? question.maximumMarks : 0 };
}

function isRight(question: ObjectiveQuestion, answer: Answer | null | undefined): boolean {
  if (question.type !== 'slider') return answersEqual(question.correctAnswer, answer);
  if (typeof answer !== 'number') return false;
  // A browser may send 0.30000000000000004 for 0.3: far less than a step is the same number.
  const tolerance = question.step * 1e-6;
  return question.correctAnswer.some((accepted) => Math.abs(accepted - answer) <= tolerance);
}
