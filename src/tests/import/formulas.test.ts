import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readQuestionFile } from '../../server/adapters/files/read-question-file';
import { writeGift } from '../../server/rules/export/gift/write-gift';
import { writeMoodleXml } from '../../server/rules/export/moodle/write-moodle-xml';
import { writeQti21 } from '../../server/rules/export/qti/write-qti21';
import { writeQuizJson } from '../../server/rules/export/quiz-json/write-quiz-json';
import type { QuizWriter } from '../../shared/export/exported';
import { type Question, questionSchema } from '../../shared/question/schema';
import { quizSwitches } from '../../shared/quiz/settings';
import { renderRichText } from '../../shared/rich-text/render';
import { formulas } from '../rich-text/formulas';

const utf8 = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
const asked = (tex: string) => `What is $${tex}$ here?`;
const looks = (text: string) => renderRichText(text);

const questions = formulas.map((tex) =>
  questionSchema.parse({
    ...{ _id: '', type: 'mcq', format: 'rich', text: asked(tex), explanation: `It is $${tex}$.` },
    ...{ options: [`$${tex}$`, 'none of these'], correctAnswer: `$${tex}$` },
    ...{ imageUrl: null, imageAlt: null, timeLimit: null, maximumMarks: 1, min: null, max: null, step: null },
  }),
);

function written(writer: QuizWriter): Uint8Array {
  const { content } = writer({
    settings: { title: 'Formulas', description: '', totalTimeSeconds: 60, lang: null, ...quizSwitches },
    questions: questions.map((question, at) => ({ question, place: at + 1, tags: [] })),
    pictures: new Map(),
  });
  if (typeof content === 'string') return utf8(content);
  return zipSync(Object.fromEntries([...content].map(([path, file]) => [path, utf8(file)])));
}

test.each([
  ['JSON', writeQuizJson],
  ['Moodle XML', writeMoodleXml],
  ['GIFT', writeGift],
  ['QTI', writeQti21],
])('every formula goes out as %s and comes back as the same', async (_format, writer) => {
  const { questions: read } = await readQuestionFile(written(writer));
  expect(
    changed(
      questions,
      read.map(({ draft }) => draft),
    ),
  ).toEqual([]);
});

type Texts = Pick<Question, 'text' | 'explanation'>;

/** Texts that now look different. */
const changed = (before: readonly Texts[], after: readonly Texts[]) =>
  before.flatMap(({ text, explanation }, at) => {
    const [now, then] = [after[at], { text, explanation }];
    const isSame =
      looks(now?.text ?? '') === looks(text) && looks(now?.explanation ?? '') === looks(explanation ?? '');
    return isSame ? [] : [[then, now && { text: now.text, explanation: now.explanation }]];
  });

const inHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Formulas in the notation of each program. */
const SOURCES: Readonly<Record<string, (tex: string, at: number) => string>> = {
  'typed text': (tex, at) => `${at + 1}. ${asked(tex)}\na) yes\nb) no\nAnswer: a\n`,
  'Moodle’s XML': (tex) =>
    `<question type="truefalse"><name><text>x</text></name><questiontext format="html"><text><![CDATA[<p>What is \\(${inHtml(tex)}\\) here?</p>]]></text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`,
};
const AROUND: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'Moodle’s XML': ['<quiz>', '</quiz>'],
};

test.each(Object.entries(SOURCES))('every formula in %s is read as intended', async (source, write) => {
  const [before, after] = AROUND[source] ?? ['', ''];
  const { questions: read } = await readQuestionFile(utf8(before + formulas.map(write).join('\n') + after));
  const meant = formulas.map((tex) => ({ text: asked(tex), explanation: null }));
  expect(
    changed(
      meant,
      read.map(({ draft: { text } }) => ({ text, explanation: null })),
    ),
  ).toEqual([]);
});
