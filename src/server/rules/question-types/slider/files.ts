import type { QuestionOf } from '../../../../shared/question/schema';
import type { GiftWords } from '../../formats/gift/gift-words';
import { giftLosses } from '../../formats/gift/sentences';
import type { MoodleBody } from '../../formats/moodle/moodle-body';
import type { MoodleTexts } from '../../formats/moodle/moodle-xml-parts';
import { noUnit, numberAnswer } from '../../formats/moodle/numerical';
import { moodleLosses } from '../../formats/moodle/sentences';
import { RESPONSE, responseDeclaration } from '../../formats/qti/declarations';
import { type ItemParts, NO_PARTS } from '../../formats/qti/item-parts';
import * as scoring from '../../formats/qti/scoring';
import * as sentences from '../../formats/qti/sentences';
import { type XhtmlSetting, xhtmlBlocks } from '../../formats/qti/xhtml';
import { xmlElement } from '../../formats/qti/xml-text';

/** GIFT has no slider, so it is written as a number. */
export function giftSlider({ correctAnswer, min, max }: QuestionOf<'slider'>, words: GiftWords): string {
  words.losses.add(giftLosses.slider(min, max));
  return `#${correctAnswer.map((value) => `\n\t=${value}`).join('')}`;
}

/** Moodle has no slider, so it is written as a numerical question. */
export const moodleSlider = (
  { correctAnswer, min, max }: QuestionOf<'slider'>,
  texts: MoodleTexts,
): MoodleBody => ({
  type: 'numerical',
  losses: [moodleLosses.slider(min, max)],
  body: correctAnswer.map((value) => numberAnswer(value, 0, texts)).join('') + noUnit,
});

export function qtiSlider(question: QuestionOf<'slider'>, setting: XhtmlSetting): ItemParts {
  const { min, max, step, correctAnswer, maximumMarks } = question;
  const isWhole = Number.isInteger(step);
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({ cardinality: 'single', baseType: 'float', correct: correctAnswer.slice(0, 1) }),
    ],
    body:
      xhtmlBlocks(question.text, setting) +
      xmlElement('sliderInteraction', {
        ...{ responseIdentifier: RESPONSE, lowerBound: min, upperBound: max },
        ...(isWhole && { step }),
      }),
    processing: [
      scoring.marksIf(
        scoring.either(correctAnswer.map((value) => scoring.isNumber(RESPONSE, { value }))),
        maximumMarks,
      ),
    ],
    losses: isWhole ? [] : [sentences.stepLost(step)],
  };
}
