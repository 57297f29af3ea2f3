import type { QuestionOf } from '../../../../shared/question/schema';
import { pairLine } from '../../formats/gift/gift-lines';
import type { GiftWords } from '../../formats/gift/gift-words';
import { giftLosses } from '../../formats/gift/sentences';
import type { MoodleBody } from '../../formats/moodle/moodle-body';
import { type MoodleTexts, xmlLine } from '../../formats/moodle/moodle-xml-parts';
import { RESPONSE, responseDeclaration } from '../../formats/qti/declarations';
import { type ItemParts, NO_PARTS, optionName } from '../../formats/qti/item-parts';
import * as scoring from '../../formats/qti/scoring';
import * as sentences from '../../formats/qti/sentences';
import { type XhtmlSetting, xhtmlBlocks, xhtmlInline } from '../../formats/qti/xhtml';
import { xmlElement } from '../../formats/qti/xml-text';

/** The options paired with their places. */
export function giftOrder({ correctAnswer, partialCredit }: QuestionOf<'order'>, words: GiftWords): string {
  words.losses.add(giftLosses.order);
  if (!partialCredit) words.losses.add(giftLosses.allOrNothing);
  return correctAnswer.map((option, at) => pairLine(String(at + 1), words.right(option))).join('');
}

/** Moodle takes the answers in correct order; their fractions number the positions. */
export const moodleOrder = (
  { correctAnswer, partialCredit }: QuestionOf<'order'>,
  texts: MoodleTexts,
): MoodleBody => ({
  type: 'ordering',
  losses: [],
  body:
    xmlLine('layouttype', 'VERTICAL') +
    xmlLine('selecttype', 'ALL') +
    xmlLine('selectcount', '0') +
    xmlLine('gradingtype', partialCredit ? 'RELATIVE_NEXT_EXCLUDE_LAST' : 'ALL_OR_NOTHING') +
    xmlLine('showgrading', 'SHOW') +
    xmlLine('numberingstyle', 'none') +
    correctAnswer
      .map(
        (option, at) =>
          `    <answer fraction="${at + 1}.0000000" format="html">${texts.html(option)}</answer>\n`,
      )
      .join(''),
});

export function qtiOrder(question: QuestionOf<'order'>, setting: XhtmlSetting): ItemParts {
  const names = new Map(question.options.map((option, at) => [option, optionName(at)]));
  const written = question.options.map((option, at) =>
    xmlElement('simpleChoice', { identifier: optionName(at) }, xhtmlInline(option, setting)),
  );
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({
        ...{ cardinality: 'ordered', baseType: 'identifier' },
        correct: question.correctAnswer.flatMap((option) => names.get(option) ?? []),
      }),
    ],
    body:
      xhtmlBlocks(question.text, setting) +
      xmlElement('orderInteraction', { responseIdentifier: RESPONSE, shuffle: 'true' }, written),
    processing: [scoring.marksIf(scoring.isCorrect(RESPONSE), question.maximumMarks)],
    losses: question.partialCredit ? [sentences.orderPartsLost] : [],
  };
}
