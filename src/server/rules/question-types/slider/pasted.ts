import { emptyListed, type ListedDraft } from '../../../../shared/question-types/listed-draft';
import { readNumbers, readRange } from '../../formats/typed/field-values';
import { optionsOnlyForChoices, pastedAnswerText, shownBy } from '../../formats/typed/pasted-lines';
import type { PastedType } from '../../formats/typed/pasted-type';

export const sliderPasted = {
  names: ['slider'],
  example: `How many legs does a spider have?
Slider: 0 to 20 step 1
Answer: 8
Marks: 1
Time: 20`,
  recognises: (question) => shownBy(question) === 'range',
  read: (question) => ({
    ...emptyListed('slider', readNumbers(pastedAnswerText(question))),
    ...readRange(question.fields.get('slider')?.value ?? ''),
  }),
  check: optionsOnlyForChoices,
} as const satisfies PastedType<ListedDraft<'slider'>>;
