import { emptyListed } from '../../../../shared/question-types/listed-draft';
import { readNumbers, readRange } from '../../formats/typed/field-values';
import { optionsOnlyForChoices, pastedAnswerText, shownBy } from '../../formats/typed/pasted-lines';
import { listedWithTexts } from '../changed-texts';
import { readAnswerList, readListed } from '../listed-sent';
import { readNumber, readText } from '../sent-fields';
import type { ServerModule } from '../server-module';
import { giftSlider, moodleSlider, qtiSlider } from './files';

export const slider = {
  read: (sent, before) => readListed(sent, before, (value) => readAnswerList(value).map(readAccepted)),
  undocumented: ['options'],
  example: {
    ...{ type: 'slider', text: 'How many legs has a fly?', correctAnswer: [6] },
    ...{ min: 0, max: 10, step: 1 },
  },
  withTexts: listedWithTexts,
  pasted: {
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
  },
  gift: giftSlider,
  moodle: moodleSlider,
  qti: qtiSlider,
} as const satisfies ServerModule<'slider'>;

/** A number, or the typed text, so that an unfinished question shows it again. */
function readAccepted(item: unknown): string | number {
  const number = readNumber(item) ?? Number.NaN;
  if (Number.isFinite(number)) return number;
  return readText('correctAnswer', typeof item === 'string' ? item : '');
}
