import type { ExportedQuestion, ExportedQuiz, QuizWriter } from '../../../../shared/export/exported';
import type { Question } from '../../../../shared/question/schema';
import { uploadIdOf } from '../../../../shared/rich-text/upload-id';
import { pictureTag } from '../../formats/moodle/moodle-html';
import { MoodleTexts, xmlLine, xmlText } from '../../formats/moodle/moodle-xml-parts';
import { moodleLosses } from '../../formats/moodle/sentences';
import { serverModuleOf } from '../../question-types/registry';
import { exportSentences } from '../sentences';

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
  const {
    type: kind,
    body,
    losses,
    text = (html: string) => html,
    source,
  } = serverModuleOf(question).moodle(question, texts);
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
