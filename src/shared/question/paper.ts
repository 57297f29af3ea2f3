import type { PaperQuestion, Question } from './schema';

/** The question as a student may see it: an allow-list, so a correct answer cannot ride along. */
export function toPaperQuestion(question: Question): PaperQuestion {
  const { _id, type, text, imageUrl, imageAlt, timeLimit, maximumMarks, options, min, max, step } = question;
  return {
    ...{ _id, type, text, imageUrl, imageAlt, timeLimit, maximumMarks, options, min, max, step },
    ...(question.type === 'msq' && question.partialCredit && { partialCredit: true }),
  };
}
