import type { QuestionOf } from '../../../../shared/question/schema';
import { accepted } from '../../formats/gift/gift-lines';
import type { GiftWords } from '../../formats/gift/gift-words';
import { giftLosses } from '../../formats/gift/sentences';
import type { MoodleBody } from '../../formats/moodle/moodle-body';
import { type MoodleTexts, xmlLine } from '../../formats/moodle/moodle-xml-parts';
import { moodleLosses } from '../../formats/moodle/sentences';
import { RESPONSE, responseDeclaration } from '../../formats/qti/declarations';
import { type ItemParts, NO_PARTS } from '../../formats/qti/item-parts';
import * as scoring from '../../formats/qti/scoring';
import { withField } from '../../formats/qti/text-entries';
import { type XhtmlSetting, xhtmlBlocks } from '../../formats/qti/xhtml';
import { xmlElement } from '../../formats/qti/xml-text';

export const giftShort = ({ correctAnswer }: QuestionOf<'short'>, words: GiftWords): string =>
  accepted(correctAnswer.split('\n'), words);

/** GIFT has no place for a model answer. */
export function giftLong({ correctAnswer }: QuestionOf<'long'>, words: GiftWords): string {
  if (correctAnswer.trim() !== '') words.losses.add(giftLosses.modelAnswer);
  return '';
}

const ALL = 100;

/** Each line is an accepted answer. A bare asterisk is a wildcard in Moodle. */
export const moodleShort = ({ correctAnswer }: QuestionOf<'short'>, texts: MoodleTexts): MoodleBody => ({
  type: 'shortanswer',
  losses: [],
  body:
    xmlLine('usecase', '0') +
    correctAnswer
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => texts.plainAnswer({ text: line.replaceAll('*', '\\*'), fraction: ALL }))
      .join(''),
});

export const moodleLong = ({ correctAnswer }: QuestionOf<'long'>, texts: MoodleTexts): MoodleBody => ({
  type: 'essay',
  losses: correctAnswer.trim() === '' ? [] : [moodleLosses.modelAnswer],
  body:
    xmlLine('responseformat', 'editor') +
    xmlLine('responserequired', '1') +
    xmlLine('responsefieldlines', '15') +
    xmlLine('attachments', '0') +
    xmlLine('attachmentsrequired', '0') +
    `    <graderinfo format="plain_text">${texts.raw(correctAnswer)}</graderinfo>\n` +
    texts.element('responsetemplate', ''),
});

const linesIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

export function qtiShort(question: QuestionOf<'short'>, setting: XhtmlSetting): ItemParts {
  const accepted = linesIn(question.correctAnswer);
  return {
    ...NO_PARTS,
    declarations: [
      responseDeclaration({
        ...{ cardinality: 'single', baseType: 'string', correct: accepted.slice(0, 1) },
        mapping: accepted.map((text) => [text, question.maximumMarks] as const),
      }),
    ],
    body: withField(question.text, setting),
    processing: [scoring.mappedMarks(RESPONSE)],
  };
}

export const qtiLong = (question: QuestionOf<'long'>, setting: XhtmlSetting): ItemParts => ({
  ...NO_PARTS,
  declarations: [
    responseDeclaration({ cardinality: 'single', baseType: 'string', correct: [question.correctAnswer] }),
  ],
  body:
    xhtmlBlocks(question.text, setting) +
    xmlElement('extendedTextInteraction', { responseIdentifier: RESPONSE, expectedLines: 10 }),
  // Marked by a person.
  processing: [],
});
