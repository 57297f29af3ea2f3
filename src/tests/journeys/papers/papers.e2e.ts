import { read } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../../scripts/demo/caller';
import { csvSafe } from '../../../server/rules/export/csv-safe';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import type { QuizResults } from '../../../shared/results/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { aDomain } from '../a-domain';
import { fingers } from '../answer-hands';
import { allSaved, goOnTo, submitQuiz } from '../quiz-acts';
import { buildQuiz, buyPlan, evaluate, type PublishedQuiz, publish, takeQuiz } from '../screens/classroom';
import { enter, startQuiz, visit } from '../screens/page-acts';
import { confirmRelease } from '../teacher-acts';
import { giveAnswer } from '../type-answers';
import { aVisitor, useBrowser } from '../visitor';
import { addByHand } from './building';
import { chemistry } from './chemistry';
import { computing } from './computing';
import { bareFormulas, countFormulas, mathCount } from './formulas';
import { languages } from './languages';
import { markAtBench, markByCall } from './marking';
import { mathematics } from './mathematics';
import { answerOf, fieldsOf, optionsOf, type Paper, PUPILS, totalOf } from './paper';
import { photograph } from './photograph';
import { pictureFile, withPictures } from './pictures';

useBrowser();

/** Built and marked in the browser: it has every question type, and a picture chosen from the disk. */
const BY_HAND = chemistry;
/** Enough for a whole paper on a busy machine. */
const PATIENCE_MS = 300_000;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test.each([mathematics, chemistry, languages, computing].map((paper) => [paper.title, paper] as const))(
  '%s: is built, taken on a phone, marked, released, printed and exported',
  async (_, written) => {
    const domain = aDomain();
    const enrol = (role: 'teacher' | 'student', name: string) =>
      signIn(inject('baseUrl'), role, name, `${name.toLowerCase().replaceAll(' ', '.')}@${domain}`);
    const teacher = await enrol('teacher', 'Ms Rao');
    await buyPlan(teacher);
    const desk = await aVisitor();
    await enter(desk.page, teacher);

    const { quiz, paper } = await build(desk.page, teacher, written);
    const [first, ...others] = await Promise.all(PUPILS.map((name) => enrol('student', name)));
    if (!first) throw new Error('There is a first pupil.');
    const phone = await aVisitor(PHONE);
    await enter(phone.page, first);
    await takeOnPhone(phone.page, first, { quiz, paper });
    for (const [at, pupil] of others.entries())
      await takeQuiz(
        pupil,
        quiz,
        paper.questions.map((question) => answerOf(question, at + 1) ?? undefined),
      );

    await markAndRelease(desk.page, teacher, { quiz, paper });
    await readResults(phone.page, paper);
    await printed(desk.page, { quiz, paper });
    await exported(teacher, { quiz, paper });
    await phone.leave();
    await desk.leave();
  },
  PATIENCE_MS,
);

interface Taken {
  readonly quiz: PublishedQuiz;
  /** The paper with upload ids in its texts. */
  readonly paper: Paper;
}

async function build(page: Page, teacher: Caller, written: Paper): Promise<Taken> {
  const { title, description } = written;
  const draft = await buildQuiz(teacher, { title, description, totalTimeSeconds: 3600 }, []);
  const paper = await withPictures(written, teacher, draft.quizId);
  if (written !== BY_HAND) await addByCall(teacher, draft.quizId, paper);
  await page.goto(teacherPaths.questions(draft.quizId));
  if (written === BY_HAND) {
    for (const question of paper.questions) {
      const picture = question.picture && (await pictureFile(paper, question.picture.name));
      await addByHand(page, { question, picture });
    }
  }
  await page
    .getByRole('heading', { level: 3 })
    .nth(paper.questions.length - 1)
    .waitFor();
  const { questions } = await teacher.call<{ questions: { _id: string; text: string }[] }>(
    'GET',
    `/api/quiz/${draft.quizId}`,
  );
  expect(questions.map(({ text }) => text)).toEqual(paper.questions.map(({ text }) => text));
  await expect.poll(() => bareFormulas(page)).toEqual([]);
  await photograph(page, `${title} editor`);
  return { paper, quiz: await publish(teacher, { ...draft, questionIds: questions.map(({ _id }) => _id) }) };
}

const addByCall = (teacher: Caller, quizId: string, { questions }: Paper): Promise<unknown> =>
  teacher.mutate('questions.createMany', {
    quizId,
    questions: questions.map((question) => {
      const { type, text, maximumMarks, explanation = '' } = question;
      return { type, format: 'rich', text, maximumMarks, explanation, ...fieldsOf(question) };
    }),
  });

/** The first pupil answers the questions one by one by touch. */
async function takeOnPhone(page: Page, pupil: Caller, { quiz, paper }: Taken): Promise<void> {
  await startQuiz(page, quiz);
  const { quiz: asked } = await pupil.call<JoinedQuiz>('POST', '/api/student/attempt', {
    shareId: quiz.shareId,
  });
  const count = paper.questions.length;
  for (const [at, question] of paper.questions.entries()) {
    if (at > 0) await goOnTo(page, at + 1, count);
    const shown = asked.questions[at];
    const answer = answerOf(question, 0);
    if (shown && shown.type !== 'coming' && answer !== null)
      await giveAnswer(page, fingers, { question: shown, answer });
    await expect.poll(() => bareFormulas(page)).toEqual([]);
    const formulas = countFormulas([question.text, ...optionsOf(question)]);
    expect(await mathCount(page, 'main fieldset'), question.text).toBeGreaterThanOrEqual(formulas);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, question.text).toBe(PHONE.viewport.width);
    await photograph(page, `${paper.title} runner ${at + 1}`);
  }
  await allSaved(page);
  await submitQuiz(page);
}

async function markAndRelease(page: Page, teacher: Caller, { quiz, paper }: Taken): Promise<void> {
  await evaluate(teacher, quiz);
  const marked = paper.questions.flatMap((question, at) =>
    question.type === 'short' || question.type === 'long'
      ? [{ quizId: quiz.quizId, questionId: quiz.questionIds[at] ?? '', question }]
      : [],
  );
  if (paper.title !== BY_HAND.title) await markByCall(teacher, marked);
  else for (const question of marked) await markAtBench(page, question);
  await photograph(page, `${paper.title} bench`);
  await page.goto(teacherPaths.marks(quiz.quizId));
  await page.getByRole('button', { name: 'Release Scores' }).click();
  await confirmRelease(page);
  const { results } = await teacher.call<QuizResults>('GET', `/api/quiz/${quiz.quizId}/results`);
  const scores = PUPILS.map((name) => results.find(({ studentName }) => studentName === name)?.score);
  expect(scores).toEqual(PUPILS.map((_, pupil) => totalOf(paper, pupil)));
}

async function readResults(page: Page, paper: Paper): Promise<void> {
  await visit(page, '/student', /Welcome/);
  await page.getByRole('button', { name: /View Responses/ }).click();
  const responses = page.locator('ol > li').filter({ has: page.getByRole('definition') });
  await responses.first().waitFor();
  const total = paper.questions.reduce((sum, { maximumMarks }) => sum + maximumMarks, 0);
  expect(await page.locator('main').innerText()).toContain(`${totalOf(paper, 0)}/${total}`);
  const texts = paper.questions.flatMap(({ text, explanation = '' }) => [text, explanation]);
  expect(await mathCount(page)).toBeGreaterThanOrEqual(countFormulas(texts));
  await expect.poll(() => bareFormulas(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  await photograph(page, `${paper.title} results`);
}

/** A smaller file is a blank page. */
const SMALLEST_PDF_BYTES = 20_000;

async function printed(page: Page, { quiz, paper }: Taken): Promise<void> {
  await visit(page, teacherPaths.print(quiz.quizId), paper.title);
  await page.emulateMedia({ media: 'print' });
  const [sheet] = await page.getByRole('article').all();
  expect(await sheet?.locator('ol').first().locator(':scope > li').count()).toBe(paper.questions.length);
  const texts = paper.questions.flatMap((question) => [question.text, ...optionsOf(question)]);
  expect(await sheet?.locator('math').count()).toBeGreaterThanOrEqual(countFormulas(texts));
  await expect.poll(() => bareFormulas(page)).toEqual([]);
  expect((await page.pdf()).length).toBeGreaterThan(SMALLEST_PDF_BYTES);
  await photograph(page, `${paper.title} print`);
  await page.emulateMedia({ media: 'screen' });
}

async function exported(teacher: Caller, { quiz, paper }: Taken): Promise<void> {
  const { bytes } = await teacher.download(`/api/quiz/${quiz.quizId}/results.csv`);
  const table = Buffer.from(bytes).toString('utf8').replaceAll('""', '"');
  const workbook = read((await teacher.download('/api/teacher/allData.xlsx')).bytes);
  const cells = Object.values(Object.values(workbook.Sheets)[0] ?? {}).map((cell) => cell?.v);
  for (const { text } of paper.questions) {
    expect(table.includes(String(csvSafe(text))), text).toBe(true);
    expect(cells).toContain(text);
  }
}
