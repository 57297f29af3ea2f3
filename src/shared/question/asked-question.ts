import { questionTypeOf } from '../question-types/registry';
import type { QuestionDraft } from './draft';
import type { AskedQuestion, Question } from './schema';

/** The question for a student: an allow-list, so that a correct answer cannot leak. */
export function toAskedQuestion(question: Question): AskedQuestion {
  const { _id, format, text, imageUrl, imageAlt, timeLimit, maximumMarks } = question;
  const base = { _id, format, text, imageUrl, imageAlt, timeLimit, maximumMarks };
  return { ...base, ...questionTypeOf(question).toAsked(question) };
}

/** A draft as shown to a student, with placeholders for missing parts; `blankText` replaces an empty text. */
export function toPreviewQuestion(
  draft: QuestionDraft,
  { imageUrl, blankText }: { imageUrl: string | null; blankText: string },
): AskedQuestion {
  const { format, imageAlt, timeLimit, maximumMarks } = draft;
  const text = draft.text.trim() || blankText;
  const base = { _id: 'preview', format, text, imageUrl, imageAlt, timeLimit, maximumMarks };
  return { ...base, ...questionTypeOf(draft).toPreview(draft) };
}
