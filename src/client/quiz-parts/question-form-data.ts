import type { QuestionDraft } from '../../shared/question/draft';

/** The fields of a question as its create and update calls take them (spec §7): lists and answers as JSON. */
export function questionFormData(draft: QuestionDraft, ids: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  const texts = {
    ...ids,
    type: draft.type,
    text: draft.text,
    options: JSON.stringify(draft.options),
    correctAnswer: JSON.stringify(draft.correctAnswer),
    min: numberText(draft.min),
    max: numberText(draft.max),
    step: numberText(draft.step),
    timeLimit: numberText(draft.timeLimit),
    maximumMarks: numberText(draft.maximumMarks),
    imageAlt: draft.imageAlt ?? '',
    partialCredit: String(draft.partialCredit),
  };
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  return form;
}

// An empty field is no value.
const numberText = (number: number | null) => (number === null ? '' : String(number));
