import { emptyNumber } from '../../../../shared/question-types/number/draft';
import {
  optionsOnlyForChoices,
  pastedAnswerText,
  rangeOnlyForSliders,
  shownBy,
} from '../../formats/typed/pasted-lines';
import { changedIfText } from '../changed-texts';
import type { ServerModule } from '../server-module';
import { giftNumber, moodleNumber, qtiNumber } from './files';
import { readNumberDraft } from './sent';

export const number = {
  read: readNumberDraft,
  example: {
    type: 'number',
    text: 'How fast is it?',
    correctAnswer: { value: 20, tolerance: '1%', unit: 'm/s' },
  },
  withTexts: ({ correctAnswer: key, ...draft }, change) => ({
    ...draft,
    correctAnswer: {
      value: changedIfText(key.value, change),
      tolerance: changedIfText(key.tolerance, change),
      unit: change(key.unit),
    },
  }),
  pasted: {
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
  },
  gift: giftNumber,
  moodle: moodleNumber,
  qti: qtiNumber,
} satisfies ServerModule<'number'>;
