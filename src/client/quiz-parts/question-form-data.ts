import type { QuestionDraft } from '../../shared/question/draft';
import { questionTypeOf } from '../../shared/question-types/registry';

/** The fields of a question as its create and update calls take them (spec §7): lists and answers as JSON. */
export function questionFormData(draft: QuestionDraft, ids: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  const texts = {
    ...ids,
    type: draft.type,
    text: draft.text,
    ...questionTypeOf(draft).toFields(draft),
    timeLimit: numberText(draft.timeLimit),
    maximumMarks: numberText(draft.maximumMarks),
    imageAlt: draft.imageAlt ?? '',
  };
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return form;
}

// An empty field is no value.
const numberText = (number: number | null) => (number === null ? '' : String(number));
