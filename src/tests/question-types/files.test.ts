import { expect, test } from 'vitest';
import { aStage, type Stage } from '../../server/testing/stage';
import { newIdOf, readQuiz, write } from '../../server/testing/unfinished';
import { EXPORT_FORMATS, type ExportFormat } from '../../shared/import/formats';
import type { Question } from '../../shared/question/schema';
import { QUESTION_TYPES } from '../../shared/question-types/registry';
import { exampleOf } from './typed-quiz';

const contentOf = ({ _id, ...content }: Question) => content;

/** Gap widths are free, so they are not compared. */
const withoutGaps = ({ text }: Question) => text.replaceAll(/_{3,}/g, '___');

/** Exports a quiz with one question and imports it into another quiz. */
async function thereAndBack({ teacher, quizId }: Stage, format: ExportFormat) {
  const file = await teacher.query('exports.file', { quizId, format });
  const { losses } = (await teacher.query('exports.losses', { quizId, format })).body;
  const other = (await teacher.mutate('quizzes.create', { title: 'Another quiz' })).body._id;
  const form = new FormData();
  form.set('file', new File([Buffer.from(file.body.base64, 'base64')], file.body.fileName));
  const read = await teacher.rest('POST', `/quiz/${other}/import`, form);
  return { losses, read: read.body, found: (await teacher.rest('GET', `/quiz/${other}`)).body };
}

const everyWay = QUESTION_TYPES.flatMap((type) => EXPORT_FORMATS.map((format) => [type, format] as const));

test.each(everyWay)(
  '%s, %s: a question survives export and import, or its losses are named',
  async (type, format) => {
    const stage = await aStage('draft');
    await write(stage, { newId: newIdOf(1), ...exampleOf(type).question });
    const [question] = (await readQuiz(stage)).questions;
    const { losses, read, found } = await thereAndBack(stage, format);
    if (format === 'json') {
      expect([losses, read.skipped]).toEqual([[], []]);
      expect(found.questions.map(contentOf)).toEqual([contentOf(question)]);
      return;
    }
    if (losses.length > 0) {
      expect(losses).toEqual(losses.map(() => ({ question: 1, sentence: expect.stringMatching(/\S/) })));
      return;
    }
    expect(read).toMatchObject({ stored: 1, unfinished: 0, skipped: [] });
    const { correctAnswer } = question;
    expect(found.questions).toMatchObject([{ type, maximumMarks: 2, correctAnswer }]);
    expect(found.questions.map(withoutGaps)).toEqual([withoutGaps(question)]);
  },
);
