import { questionTypeOf } from '../question-types/registry';
import type { QuestionDraft } from './draft';
import type { AskedQuestion, Question } from './schema';

/** The question as a student may see it: an allow-list, so a correct answer cannot ride along. */
export function toAskedQuestion(question: Question): AskedQuestion {
  const { _id, format, text, imageUrl, imageAlt, timeLimit, maximumMarks } = question;
  const base = { _id, format, text, imageUrl, imageAlt, timeLimit, maximumMarks };
  return { ...base, ...questionTypeOf(question).toAsked(question) };
}

/** A draft as a student would see it, with something in the place of what is not written yet; `blankText` is its text then. */
export function toPreviewQuestion(
  draft: QuestionDraft,
  { imageUrl, blankText }: { imageUrl: string | null; blankText: string },
): AskedQuestion {
  const { format, imageAlt, timeLimit, maximumMarks } = draft;
  const text = draft.text.trim() || blankText;
  const base = { _id: 'preview', format, text, imageUrl, imageAlt, timeLimit, maximumMarks };
  return { ...base, ...questionTypeOf(draft).toPreview(draft) };
}
