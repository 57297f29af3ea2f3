import { ownText } from '../../../../shared/answer/text-record';
import { escapeHtml } from '../../../../shared/escape-html';
import type { ExportedQuestion, ExportedQuiz, QuizWriter } from '../../../../shared/export/exported';
import type { Question, QuestionOf } from '../../../../shared/question/schema';
import type { QuestionType } from '../../../../shared/question-types/registry';
import { formattedText } from '../../../../shared/rich-text/render';
import { uploadIdOf } from '../../../../shared/rich-text/upload-id';
import { pictureTag } from '../../formats/moodle/moodle-html';
import { MoodleTexts, xmlLine, xmlText } from '../../formats/moodle/moodle-xml-parts';
import { moodleLosses } from '../../formats/moodle/sentences';
import { writeMcq, writeMsq } from '../../question-types/choice/moodle';
import { writeCloze } from '../../question-types/cloze/moodle';
import {
  type WriteBody,
  type WrittenBody,
  writeLong,
  writeNumber,
  writeShort,
  writeSlider,
} from '../../question-types/written/moodle';
import { exportSentences } from '../sentences';

/** Pairs, and spare right sides with an empty left side. Right sides are plain text in Moodle. */
const writeMatch: WriteBody<'match'> = (question, texts) => {
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
const writeOrder: WriteBody<'order'> = ({ correctAnswer, partialCredit }, texts) => ({
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

const WRITERS: { readonly [Type in QuestionType]: WriteBody<Type> } = {
  ...{ mcq: writeMcq, msq: writeMsq, short: writeShort, long: writeLong, slider: writeSlider },
  ...{ number: writeNumber, cloze: writeCloze, match: writeMatch, order: writeOrder },
};

const writeBody = <Type extends QuestionType>(
  question: QuestionOf<Type>,
  texts: MoodleTexts,
): WrittenBody => {
  const write: WriteBody<Type> = WRITERS[question.type as Type];
  return write(question, texts);
};

/** Writes a quiz as Moodle XML, with the losses of each question in a comment above it. */
export const writeMoodleXml: QuizWriter = ({ questions, pictures, commonLosses = [] }) => {
  const written = questions.map((question) => writeQuestion(question, pictures));
  const losses = written.flatMap(({ place, losses: sentences }) =>
    sentences.map((sentence) => ({ question: place, sentence })),
  );
  const all = written.map(({ xml }) => xml).join('\n');
  const above = commonLosses
    .map(({ question, sentence }) => comment(exportSentences.loss(question, sentence)))
    .join('');
  return { content: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${above}${all}</quiz>\n`, losses };
};

const comment = (sentence: string): string => `<!-- ${sentence.replaceAll('--', '- -')} -->\n`;

function writeQuestion(
  { question, place, tags, pool }: ExportedQuestion,
  pictures: ExportedQuiz['pictures'],
) {
  const texts = new MoodleTexts(question.format, pictures);
  const { type: kind, body, losses, text = (html: string) => html, source } = writeBody(question, texts);
  const all = [
    ...losses,
    ...(question.timeLimit === null ? [] : [moodleLosses.timeLimit(question.timeLimit)]),
    ...(pool ? [moodleLosses.pool(pool.name)] : []),
  ];
  const picture = question.imageUrl === null ? undefined : uploadIdOf(question.imageUrl);
  const shown =
    picture === undefined ? '' : pictureTag({ uploadId: picture, alt: question.imageAlt ?? '' }, pictures);
  const inside = texts.html(source ?? question.text, {
    change: (html) => text(shown === '' ? html : `<p>${shown}</p>\n${html}`),
    more: picture === undefined ? [] : [picture],
  });
  return {
    place,
    losses: all,
    xml:
      all.map(comment).join('') +
      `  <question type="${kind}">\n` +
      `    <name><text>${xmlText(nameOf(question))}</text></name>\n` +
      `    <questiontext format="html">${inside}</questiontext>\n` +
      texts.element('generalfeedback', question.explanation ?? '') +
      (kind === 'cloze' ? '' : xmlLine('defaultgrade', `${question.maximumMarks}.0000000`)) +
      xmlLine('penalty', kind === 'truefalse' ? '1.0000000' : '0.3333333') +
      xmlLine('hidden', '0') +
      body +
      tagsOf(tags) +
      '  </question>\n',
  };
}

const NAME_MAXIMUM = 60;

/** Moodle requires a name; it is the beginning of the text. */
function nameOf({ text }: Question): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > NAME_MAXIMUM ? `${line.slice(0, NAME_MAXIMUM - 1).toWellFormed()}…` : line;
}

const tagsOf = (tags: readonly string[]): string =>
  tags.length === 0
    ? ''
    : `    <tags>\n${tags.map((tag) => `      <tag><text>${xmlText(tag)}</text></tag>\n`).join('')}    </tags>\n`;
