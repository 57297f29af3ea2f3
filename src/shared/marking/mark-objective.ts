import type { Answer } from '../attempt/answer';
import { answersEqual } from '../attempt/answers-equal';
import { MARK_STEP } from '../constants';
import type { QuestionOf } from '../question/schema';

export type ObjectiveQuestion = QuestionOf<'mcq'> | QuestionOf<'msq'> | QuestionOf<'slider'>;

/**
 * Marks what needs no judgement. A single choice is the very option, a multiple choice exactly the right set, a slider
 * any of the accepted numbers: all marks or none, unless a multiple choice gives part marks. No answer, or one of the
 * wrong shape, scores 0.
 */
export function markObjective(
  question: ObjectiveQuestion,
  answer: Answer | null | undefined,
): { isCorrect: boolean; score: number } {
  const isCorrect = isRight(question, answer);
  if (isCorrect) return { isCorrect, score: question.maximumMarks };
  const hasPart = question.type === 'msq' && question.partialCredit && Array.isArray(answer);
  return { isCorrect, score: hasPart ? partMarks(question, answer) : 0 };
}

/** The share of the right options chosen minus the wrong ones, rounded down, so that only the right set earns all. */
function partMarks({ correctAnswer, maximumMarks }: QuestionOf<'msq'>, answer: readonly string[]): number {
  const chosen = [...new Set(answer)];
  const right = chosen.filter((option) => correctAnswer.includes(option)).length;
  const rightMinusWrong = Math.max(0, right - (chosen.length - right));
  return Math.floor((rightMinusWrong * maximumMarks) / (correctAnswer.length * MARK_STEP)) * MARK_STEP;
}

function isRight(question: ObjectiveQuestion, answer: Answer | null | undefined): boolean {
  if (question.type !== 'slider') return answersEqual(question.correctAnswer, answer);
  if (typeof answer !== 'number') return false;
  // A browser may send 0.30000000000000004 for 0.3: far less than a step is the same number.
  const tolerance = question.step * 1e-6;
  return question.correctAnswer.some((accepted) => Math.abs(accepted - answer) <= tolerance);
}
