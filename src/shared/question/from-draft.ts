import { questionTypeOf } from '../question-types/registry';
import type { QuestionDraft } from './draft';
import type { Question } from './schema';
import { isTimeLimit } from './validate';

/**
 * Turns a valid draft into a question; call `validateQuestion` first. Options stay as typed; correct options
 * take the exact text of their option, so that marking can compare exactly.
 */
export function toQuestion(draft: QuestionDraft, _id: string, imageUrl: string | null): Question {
  const { format, text, imageAlt, explanation, maximumMarks } = draft;
  const timeLimit = draft.timeLimit !== null && isTimeLimit(draft.timeLimit) ? draft.timeLimit : null;
  const base = { _id, format, text, imageUrl, imageAlt, explanation, timeLimit, maximumMarks };
  return { ...base, ...questionTypeOf(draft).toBody(draft) };
}
