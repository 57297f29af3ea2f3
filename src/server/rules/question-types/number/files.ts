import { toleranceOf } from '../../../../shared/number-answer/number-key';
import type { QuestionOf } from '../../../../shared/question/schema';
import type { GiftWords } from '../../formats/gift/gift-words';
import { giftLosses } from '../../formats/gift/sentences';
import type { MoodleBody } from '../../formats/moodle/moodle-body';
import { type MoodleTexts, xmlLine } from '../../formats/moodle/moodle-xml-parts';
import { noUnit, numberAnswer } from '../../formats/moodle/numerical';
import { moodleLosses } from '../../formats/moodle/sentences';
import { RESPONSE, responseDeclaration } from '../../formats/qti/declarations';
import { type ItemParts, NO_PARTS } from '../../formats/qti/item-parts';
import * as scoring from '../../formats/qti/scoring';
import * as sentences from '../../formats/qti/sentences';
import { withField } from '../../formats/qti/text-entries';
import type { XhtmlSetting } from '../../formats/qti/xhtml';

export function giftNumber({ correctAnswer }: QuestionOf<'number'>, words: GiftWords): string {
  const { value, tolerance, unit } = correctAnswer;
  if (unit !== undefined) words.losses.add(giftLosses.unit(unit));
  const margin = Number(toleranceOf(correctAnswer).toPrecision(12));
  if (typeof tolerance === 'string') words.losses.add(giftLosses.percentTolerance(tolerance, margin));
  return `#${value}:${margin}`;
}

/** The unit is graded by our rule: without it half the marks, or none. */
export const moodleNumber = (
  { correctAnswer, partialCredit }: QuestionOf<'number'>,
  texts: MoodleTexts,
): MoodleBody => {
  const { value, tolerance = 0, unit } = correctAnswer;
  const off = Number(toleranceOf({ value, tolerance }).toPrecision(12));
  return {
    type: 'numerical',
    losses: typeof tolerance === 'string' ? [moodleLosses.relativeTolerance(tolerance, off)] : [],
    body:
      numberAnswer(value, off, texts) + (unit === undefined ? noUnit : unitOf(unit, partialCredit ? 0.5 : 1)),
  };
};

const unitOf = (unit: string, penalty: number): string =>
  `    <units>\n      <unit>\n    ${xmlLine('multiplier', '1')}    ${xmlLine('unit_name', unit)}      </unit>\n    </units>\n` +
  xmlLine('unitgradingtype', '1') +
  xmlLine('unitpenalty', penalty) +
  xmlLine('showunits', '0') +
  xmlLine('unitsleft', '0');

export function qtiNumber(question: QuestionOf<'number'>, setting: XhtmlSetting): ItemParts {
  const { correctAnswer, maximumMarks } = question;
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({ cardinality: 'single', baseType: 'float', correct: [correctAnswer.value] }),
    ],
    body: withField(question.text, setting),
    processing: [scoring.marksIf(scoring.isNumber(RESPONSE, correctAnswer), maximumMarks)],
    losses: correctAnswer.unit === undefined ? [] : [sentences.unitLost(correctAnswer.unit)],
  };
}
