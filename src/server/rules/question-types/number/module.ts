import { changedIfText } from '../changed-texts';
import type { ServerModule } from '../server-module';
import { giftNumber, moodleNumber, qtiNumber } from './files';
import { numberPasted } from './pasted';
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
  pasted: numberPasted,
  gift: giftNumber,
  moodle: moodleNumber,
  qti: qtiNumber,
} satisfies ServerModule<'number'>;
