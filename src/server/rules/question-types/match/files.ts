import { ownText } from '../../../../shared/answer/text-record';
import { escapeHtml } from '../../../../shared/escape-html';
import type { QuestionOf } from '../../../../shared/question/schema';
import { sparesOf } from '../../../../shared/question-types/match/draft';
import { formattedText } from '../../../../shared/rich-text/render';
import { pairLine } from '../../formats/gift/gift-lines';
import type { GiftWords } from '../../formats/gift/gift-words';
import { giftLosses } from '../../formats/gift/sentences';
import type { MoodleBody } from '../../formats/moodle/moodle-body';
import { type MoodleTexts, xmlLine } from '../../formats/moodle/moodle-xml-parts';
import { moodleLosses } from '../../formats/moodle/sentences';
import { RESPONSE, responseDeclaration } from '../../formats/qti/declarations';
import { type ItemParts, NO_PARTS } from '../../formats/qti/item-parts';
import * as scoring from '../../formats/qti/scoring';
import { type XhtmlSetting, xhtmlBlocks, xhtmlInline } from '../../formats/qti/xhtml';
import { xmlElement } from '../../formats/qti/xml-text';

export function giftMatch(question: QuestionOf<'match'>, words: GiftWords): string {
  if (!question.partialCredit) words.losses.add(giftLosses.allOrNothing);
  const pairs = question.left.map((side) =>
    pairLine(words.left(side), words.right(ownText(question.correctAnswer, side) ?? '')),
  );
  return [...pairs, ...sparesOf(question).map((side) => pairLine('', words.right(side)))].join('');
}

/** Pairs, and spare right sides with an empty left side. Right sides are plain text in Moodle. */
export const moodleMatch = (question: QuestionOf<'match'>, texts: MoodleTexts): MoodleBody => {
  const { left, right, correctAnswer, partialCredit, format } = question;
  const partners = left.map((side) => ownText(correctAnswer, side) ?? '');
  const spare = right.filter((side) => !partners.includes(side));
  const isFormatted = format === 'rich' && right.some((side) => formattedText(side) !== undefined);
  return {
    type: 'matching',
    losses: [
      ...(isFormatted ? [moodleLosses.rightSides] : []),
      ...(partialCredit ? [] : [moodleLosses.allOrNothing]),
    ],
    body:
      xmlLine('shuffleanswers', 'true') +
      left.map((side, at) => pairOf(texts.html(side), partners[at] ?? '', texts)).join('') +
      spare.map((side) => pairOf('<text></text>', side, texts)).join(''),
  };
};

const pairOf = (left: string, right: string, texts: MoodleTexts): string =>
  `    <subquestion format="html">${left}<answer>${texts.raw(escapeHtml(right))}</answer></subquestion>\n`;

export function qtiMatch(question: QuestionOf<'match'>, setting: XhtmlSetting): ItemParts {
  const { left, right, correctAnswer, maximumMarks, partialCredit } = question;
  const places = new Map(right.map((side, at) => [side, `right_${at + 1}`]));
  const pairs = left.flatMap((side, at) => {
    const place = places.get(ownText(correctAnswer, side) ?? '');
    return place === undefined ? [] : [`left_${at + 1} ${place}`];
  });
  const set = (sides: readonly string[], { name, most }: { name: string; most: number }) =>
    xmlElement(
      'simpleMatchSet',
      {},
      sides.map((side, at) =>
        xmlElement(
          'simpleAssociableChoice',
          { identifier: `${name}_${at + 1}`, matchMax: most },
          xhtmlInline(side, setting),
        ),
      ),
    );
  const share = Number((maximumMarks / Math.max(1, pairs.length)).toFixed(6));
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({
        ...{ cardinality: 'multiple', baseType: 'directedPair', correct: pairs },
        ...(partialCredit && {
          mapping: pairs.map((pair) => [pair, share] as const),
          bounds: [0, maximumMarks],
        }),
      }),
    ],
    body:
      xhtmlBlocks(question.text, setting) +
      xmlElement(
        'matchInteraction',
        { responseIdentifier: RESPONSE, shuffle: 'true', maxAssociations: left.length },
        set(left, { name: 'left', most: 1 }) + set(right, { name: 'right', most: 0 }),
      ),
    processing: [
      partialCredit
        ? scoring.mappedMarks(RESPONSE)
        : scoring.marksIf(scoring.isCorrect(RESPONSE), maximumMarks),
    ],
  };
}
