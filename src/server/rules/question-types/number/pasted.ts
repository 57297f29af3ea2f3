import { emptyNumber, type NumberDraft } from '../../../../shared/question-types/number/draft';
import {
  optionsOnlyForChoices,
  pastedAnswerText,
  rangeOnlyForSliders,
  shownBy,
} from '../../formats/typed/pasted-lines';
import type { PastedType } from '../../formats/typed/pasted-type';

export const numberPasted = {
  names: ['number', 'numeric', 'numerical'],
  example: `How fast does a stone fall after 2 s, without air? Give its speed with the unit.
Answer: 19.6 m/s
Tolerance: 2%
Marks: 2
Time: 60`,
  recognises: (question) => shownBy(question) === 'number',
  takesTolerance: true,
  read: (question) => {
    const { fields } = question;
    return {
      ...emptyNumber(),
      correctAnswer: {
        value: pastedAnswerText(question) || null,
        tolerance: fields.get('tolerance')?.value || null,
        unit: fields.get('unit')?.value ?? '',
      },
    };
  },
  check: (question) => [...optionsOnlyForChoices(question), ...rangeOnlyForSliders(question)],
} as const satisfies PastedType<NumberDraft>;
