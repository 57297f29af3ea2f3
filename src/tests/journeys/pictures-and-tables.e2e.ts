import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { type Caller, signIn } from '../../../scripts/demo/caller';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { buildQuiz, buyPlan, evaluate, publish, takeQuiz } from './screens/classroom';
import { enter, startQuiz, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const LONG = { width: 900, height: 6300 };
const CELLS = Array.from({ length: 13 }, (_, at) => String(4_100_000_000 + at * 7));
const WIDE_TABLE = [CELLS, CELLS.map(() => '---'), CELLS].map((row) => `| ${row.join(' | ')} |`).join('\n');
const SMALL_TABLE = '| Planet | Moons |\n|---|---|\n| Mars | 2 |';

/** Black letters on a transparent background. */
const clearPicture = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><text y="80" font-size="60">pH 7</text></svg>',
    ),
  )
    .png()
    .toBuffer();

const longPicture = () => {
  const lines = Array.from(
    { length: 105 },
    (_, at) => `<text x="20" y="${60 * at + 45}" font-size="36">Line ${at + 1} of a long page</text>`,
  );
  const size = `width="${LONG.width}" height="${LONG.height}"`;
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${lines.join('')}</svg>`))
    .png()
    .toBuffer();
};

async function upload(teacher: Caller, quizId: string, picture: Buffer): Promise<string> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }));
  return (await teacher.call<{ uploadId: string }>('POST', `/api/quiz/${quizId}/image`, form)).uploadId;
}

/** A published quiz: a question with its own picture, one with pictures in its texts, one with tables. */
async function aPicturedQuiz(own: Buffer, title: string) {
  const domain = aDomain();
  const teacher = await signIn(inject('baseUrl'), 'teacher', 'Pia Curie', `pia@${domain}`);
  await buyPlan(teacher);
  const { quizId } = await buildQuiz(teacher, { title }, []);
  const uploadId = await upload(teacher, quizId, own);
  const image = new File([new Uint8Array(own)], 'own.png', { type: 'image/png' });
  const base = { quizId, maximumMarks: 1, correctAnswer: 'Yes', type: 'short' };
  const questions = [
    { ...base, text: 'Is this an acid?', image },
    { ...base, text: `Read this: ![a label](${uploadId})` },
    { ...base, text: `Which is larger?\n\n${WIDE_TABLE}\n\nHow many?\n\n${SMALL_TABLE}` },
  ];
  const questionIds: string[] = [];
  for (const question of questions) {
    const form = new FormData();
    for (const [name, value] of Object.entries(question))
      form.set(name, typeof value === 'number' ? String(value) : value);
    questionIds.push((await teacher.call<{ _id: string }>('POST', '/api/question/', form))._id);
  }
  const quiz = await publish(teacher, { quizId, title, questionIds });
  const newStudent = (name: string) =>
    signIn(inject('baseUrl'), 'student', name, `${name.toLowerCase()}@${domain}`);
  return { teacher, quiz, newStudent };
}

async function picturesOn(page: Page, count: number) {
  await expect.poll(() => page.locator('img:visible').count()).toBeGreaterThanOrEqual(count);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete && image.naturalWidth > 0),
  );
  return page.locator('img:visible').evaluateAll((images) =>
    images.map((image) => ({
      ground: getComputedStyle(image).backgroundColor,
      ...{ width: image.getBoundingClientRect().width, height: image.getBoundingClientRect().height },
    })),
  );
}

const WHITE = 'rgb(255, 255, 255)';

test('a transparent drawing is shown on white everywhere, also in dark mode', async () => {
  const { teacher, quiz, newStudent } = await aPicturedQuiz(await clearPicture(), 'On clear ground');
  const student = await aVisitor({ colorScheme: 'dark', viewport: { width: 390, height: 800 } });
  const sam = await newStudent('Sam');
  await enter(student.page, sam);
  await startQuiz(student.page, quiz);
  const seen = await picturesOn(student.page, 1);
  await student.page
    .getByRole('button', { name: /^Image of question 1|Enlarge/ })
    .first()
    .click();
  await student.page.getByRole('dialog').locator('img').waitFor();
  seen.push(...(await picturesOn(student.page, 1)));
  await student.leave();

  await takeQuiz(await newStudent('Kim'), quiz, ['Yes', 'No', '4']);
  await evaluate(teacher, quiz);
  const desk = await aVisitor({ colorScheme: 'dark' });
  await enter(desk.page, teacher);
  for (const address of [
    teacherPaths.questions(quiz.quizId),
    teacherPaths.print(quiz.quizId),
    teacherPaths.marks(quiz.quizId, { tab: 'questions' }),
  ]) {
    await visit(desk.page, address, 'On clear ground');
    seen.push(...(await picturesOn(desk.page, 1)));
  }
  expect(seen.map(({ ground }) => ground)).toEqual(seen.map(() => WHITE));
  await desk.leave();
});

test('the picture of a long page is legible in the quiz, enlarged and on paper', async () => {
  const { teacher, quiz, newStudent } = await aPicturedQuiz(await longPicture(), 'A long page');
  const student = await aVisitor({ viewport: { width: 390, height: 800 } });
  await enter(student.page, await newStudent('Sam'));
  await startQuiz(student.page, quiz);
  const inQuiz = await picturesOn(student.page, 1);
  expect(Math.min(...inQuiz.map(({ width }) => width))).toBeGreaterThan(300);
  await student.page
    .getByRole('button', { name: /Enlarge/ })
    .first()
    .click();
  const large = student.page.getByRole('dialog').locator('img');
  await expect.poll(async () => (await large.boundingBox())?.width ?? 0).toBeGreaterThan(320);
  await student.leave();

  const desk = await aVisitor();
  await enter(desk.page, teacher);
  await visit(desk.page, teacherPaths.print(quiz.quizId), 'A long page');
  await desk.page.emulateMedia({ media: 'print' });
  // The third picture is the small one in the answer key.
  const [own, inText] = await picturesOn(desk.page, 3);
  for (const picture of [own, inText]) expect(picture?.width).toBeGreaterThan(400);
  await desk.leave();
});

test('a table wider than a sheet is wrapped to fit, others stay unchanged', async () => {
  const { teacher, quiz } = await aPicturedQuiz(await clearPicture(), 'Tables on paper');
  const desk = await aVisitor({ viewport: { width: 700, height: 900 } });
  await enter(desk.page, teacher);
  await visit(desk.page, teacherPaths.print(quiz.quizId), 'Tables on paper');
  await desk.page
    .getByText(CELLS[5] ?? '')
    .first()
    .waitFor();
  const room = await desk.page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return [...document.querySelectorAll('table')].map((table) => table.hasAttribute('data-wide'));
  });
  expect(room).toEqual([true, false]);
  await desk.page.emulateMedia({ media: 'print' });
  const overhang = await desk.page
    .locator('table')
    .evaluateAll((tables) =>
      tables.map(
        (table) =>
          Math.max(
            0,
            ...[...table.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect().right),
          ) - innerWidth,
      ),
    );
  expect(Math.max(...overhang)).toBeLessThanOrEqual(0);
  await desk.leave();
});
