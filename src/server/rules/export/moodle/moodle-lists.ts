import { ownText } from '../../../../shared/answer/text-record';
import { escapeHtml } from '../../../../shared/escape-html';
import { formattedText } from '../../../../shared/rich-text/render';
import type { WriteBody } from './moodle-written';
import { type MoodleTexts, xmlLine } from './moodle-xml-parts';
import { moodleLosses } from './sentences';

/** Pairs, and spare right sides with an empty left side. Right sides are plain text in Moodle. */
export const writeMatch: WriteBody<'match'> = (question, texts) => {
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

/** Moodle takes the answers in correct order; their fractions number the positions. */
export const writeOrder: WriteBody<'order'> = ({ correctAnswer, partialCredit }, texts) => ({
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
