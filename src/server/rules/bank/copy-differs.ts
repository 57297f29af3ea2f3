import type { CopyPart } from '../../../shared/bank/schema';
import type { Question } from '../../../shared/question/schema';
import { questionTypeOf } from '../../../shared/question-types/registry';

/** A copy with the content of its question; it keeps its own time, which belongs to its quiz. */
export const withContentOf = (question: Question, copy: Question): Question => {
  const { formatted: _, ...content } = question;
  return { ...content, _id: copy._id, timeLimit: copy.timeLimit };
};

/** The parts in which a copy differs from its question, except their time. */
export function copyDiffers(question: Question, copy: Question): CopyPart[] {
  const [own, other] = [questionTypeOf(question), questionTypeOf(copy)];
  const parts: readonly (readonly [CopyPart, unknown, unknown])[] = [
    ['type', question.type, copy.type],
    ['text', [question.text, question.format], [copy.text, copy.format]],
    ['options', own.frozenParts(question), other.frozenParts(copy)],
    ['key', own.key(question), other.key(copy)],
    ['marks', question.maximumMarks, copy.maximumMarks],
    ['picture', [question.imageUrl, question.imageAlt], [copy.imageUrl, copy.imageAlt]],
    ['explanation', question.explanation, copy.explanation],
  ];
  const named = parts.filter(([, left, right]) => JSON.stringify(left) !== JSON.stringify(right));
  return named.map(([part]) => part);
}
