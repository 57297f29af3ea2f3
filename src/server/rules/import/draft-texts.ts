import type { QuestionDraft } from '../../../shared/question/draft';
import { serverModuleOf } from '../question-types/registry';

type Change = (text: string) => string;

/** A draft with all its texts changed, including the fields of its type. */
export function withTexts(draft: QuestionDraft, change: Change): QuestionDraft {
  const { text, explanation, imageAlt } = draft;
  return {
    ...draft,
    ...serverModuleOf(draft).withTexts(draft, change),
    text: change(text),
    explanation: explanation === null ? null : change(explanation),
    imageAlt: imageAlt === null ? null : change(imageAlt),
  };
}

export function textsIn(draft: QuestionDraft): string[] {
  const texts: string[] = [];
  withTexts(draft, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
