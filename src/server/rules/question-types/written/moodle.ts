import { toleranceOf } from '../../../../shared/number-answer/number-key';
import type { QuestionOf } from '../../../../shared/question/schema';
import type { QuestionType } from '../../../../shared/question-types/registry';
import { type MoodleTexts, xmlLine } from '../../formats/moodle/moodle-xml-parts';
import { moodleLosses } from '../../formats/moodle/sentences';

/** A question's Moodle type, the elements specific to that type, and its losses. */
export interface WrittenBody {
  readonly type: string;
  readonly body: string;
  readonly losses: readonly string[];
  /** Inserts the gaps into the question's HTML. */
  readonly text?: (html: string) => string;
  readonly source?: string;
}

export type WriteBody<Type extends QuestionType> = (
  question: QuestionOf<Type>,
  texts: MoodleTexts,
) => WrittenBody;

const ALL = 100;

/** Each line is an accepted answer. A bare asterisk is a wildcard in Moodle. */
export const writeShort: WriteBody<'short'> = ({ correctAnswer }, texts) => ({
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

export const writeLong: WriteBody<'long'> = ({ correctAnswer }, texts) => ({
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

/** The unit is graded by our rule: without it half the marks, or none. */
export const writeNumber: WriteBody<'number'> = ({ correctAnswer, partialCredit }, texts) => {
  const { value, tolerance = 0, unit } = correctAnswer;
  const off = Number(toleranceOf({ value, tolerance }).toPrecision(12));
  return {
    type: 'numerical',
    losses: typeof tolerance === 'string' ? [moodleLosses.relativeTolerance(tolerance, off)] : [],
    body:
      numberAnswer(value, off, texts) + (unit === undefined ? noUnit : unitOf(unit, partialCredit ? 0.5 : 1)),
  };
};

export const numberAnswer = (value: number, tolerance: number, texts: MoodleTexts): string =>
  texts.plainAnswer({ text: String(value), fraction: ALL, more: `<tolerance>${tolerance}</tolerance>` });

const noUnit =
  xmlLine('unitgradingtype', '0') +
  xmlLine('unitpenalty', '0.1') +
  xmlLine('showunits', '3') +
  xmlLine('unitsleft', '0');

const unitOf = (unit: string, penalty: number): string =>
  `    <units>\n      <unit>\n    ${xmlLine('multiplier', '1')}    ${xmlLine('unit_name', unit)}      </unit>\n    </units>\n` +
  xmlLine('unitgradingtype', '1') +
  xmlLine('unitpenalty', penalty) +
  xmlLine('showunits', '0') +
  xmlLine('unitsleft', '0');

/** Moodle has no slider, so it is written as a numerical question. */
export const writeSlider: WriteBody<'slider'> = ({ correctAnswer, min, max }, texts) => ({
  type: 'numerical',
  losses: [moodleLosses.slider(min, max)],
  body: correctAnswer.map((value) => numberAnswer(value, 0, texts)).join('') + noUnit,
});
