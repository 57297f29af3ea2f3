import { emptyListed, type ListedDraft } from '../../../../shared/question-types/listed-draft';
import {
  optionsOnlyForChoices,
  pastedAnswerText,
  rangeOnlyForSliders,
  shownBy,
} from '../../formats/typed/pasted-lines';
import type { PastedType } from '../../formats/typed/pasted-type';

export const shortPasted = pastedText('short', {
  names: ['short', 'short answer'],
  isOfLines: false,
  example: `Which gas do plants take from the air?
Answer: Carbon dioxide
Marks: 1
Time: 30`,
});

export const longPasted = pastedText('long', {
  names: ['long', 'long answer', 'essay', 'open-ended', 'paragraph', 'extended response'],
  isOfLines: true,
  example: `Read the sentence and explain it:
"Every living thing consists of cells."
Type: long
Answer: A cell is the smallest unit of life.
Some living things are a single cell, others consist of very many.
Marks: 4
Time: 5 min`,
});

/** A text answer consists of an "Answer:" line and its continuation. */
function pastedText<Type extends 'short' | 'long'>(
  type: Type,
  { isOfLines, ...named }: { names: readonly string[]; example: string; isOfLines: boolean },
): PastedType<ListedDraft<Type>> {
  return {
    ...named,
    recognises: (question) =>
      shownBy(question) === 'text' && pastedAnswerText(question).includes('\n') === isOfLines,
    read: (question) => emptyListed(type, pastedAnswerText(question)),
    check: (question) => [...optionsOnlyForChoices(question), ...rangeOnlyForSliders(question)],
  };
}
