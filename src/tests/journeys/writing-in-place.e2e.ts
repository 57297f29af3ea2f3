import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { signIn as signInByCall } from '../../../scripts/demo/caller';
import type { Role } from '../../shared/actor';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { buildQuiz, buyPlan, evaluate, publish, takeQuiz } from './screens/classroom';
import { enter } from './screens/page-acts';
import { allTypes } from './screens/paper';
import { aVisitor, faultsOf, isAt, signIn, useBrowser } from './visitor';

useBrowser();

const TITLE = 'Forces and motion';
const TEXT = 'Which planet is the largest?';

/** A new quiz with a title and a started question, possibly not yet on the server. */
async function writeAtOnce(page: Page): Promise<string> {
  await signIn(page, 'teacher', 'Mira Sen');
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  await page.getByLabel('Title', { exact: true }).fill(TITLE);
  await page.getByLabel('Question text').fill(TEXT);
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}

/** Every way of leaving the editor, and the page on which the teacher returns. */
const WAYS: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<Page>>> = {
  async 'the link back'(page) {
    await page.getByRole('link', { name: 'Back to your quizzes' }).click();
    await isAt(page, teacherPaths.dashboard);
    return page;
  },
  async 'the way back of the browser'(page) {
    await page.goBack();
    await isAt(page, teacherPaths.dashboard);
    return page;
  },
  async 'a reload at once'(page) {
    await page.reload();
    return page;
  },
  async 'closing the tab at once'(page, context) {
    await page.close({ runBeforeUnload: true });
    return context.newPage();
  },
};

test.each(Object.entries(WAYS))(
  'typed text is still there after %s, without a prompt',
  async (_, leaveAndReturn) => {
    const { page, context, leave } = await aVisitor();
    const quizId = await writeAtOnce(page);
    const back = await leaveAndReturn(page, context);
    const faults = back === page ? [] : faultsOf(back);
    await back.goto(teacherPaths.questions(quizId));
    await back.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await back.getByRole('heading', { level: 3, name: TEXT }).waitFor();
    expect(faults).toEqual([]);
    await leave();
  },
);

test('leaving unsaved input asks first, and the input is still there afterwards', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  await page.getByLabel('Question text').waitFor();
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByText('Not saved: Please enter a quiz title').waitFor();
  const quizId = new URL(page.url()).pathname.split('/')[3] ?? '';
  await page.getByRole('link', { name: 'Back to your quizzes' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await isAt(page, teacherPaths.dashboard);
  await page.goto(teacherPaths.settings(quizId));
  await page.getByText('Not saved: Please enter a quiz title').waitFor();
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('');
  await leave();
});

test('the editor works offline, and the input arrives when the network is back', async () => {
  const { page, context, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  const text = page.getByLabel('Question text');
  await text.waitFor();
  await context.setOffline(true);
  await text.fill(TEXT);
  await page.getByText('Not saved: no connection. Kept on this device.').waitFor();
  await context.setOffline(false);
  await page.getByText(/^Saved \d/).waitFor();
  await leave();
});

test('an unfinished comment survives an immediate reload', async () => {
  const domain = aDomain();
  const enrol = (role: Role, name: string) =>
    signInByCall(inject('baseUrl'), role, name, `${name.toLowerCase()}@${domain}`);
  const teacher = await enrol('teacher', 'Ann');
  await buyPlan(teacher);
  const [, , , long] = allTypes;
  const quiz = await publish(teacher, await buildQuiz(teacher, { title: 'Stones' }, [long]));
  await takeQuiz(await enrol('student', 'Asha'), quiz, ['Because of the air']);
  await evaluate(teacher, quiz);
  const { page, leave } = await aVisitor();
  await enter(page, teacher);
  await page.goto(teacherPaths.marks(quiz.quizId, { tab: 'questions' }));
  const row = page.locator('[data-row]').filter({ hasText: 'Because of the air' });
  const field = page.getByRole('textbox', { name: /^Comment for/ });
  await row.focus();
  await field.fill('Think of a vacuum.');
  await page.reload();
  await row.focus();
  await expect.poll(() => field.inputValue()).toBe('Think of a vacuum.');
  await leave();
});

test.each([60, 200])(
  'letters typed right after Create Quiz, one each %i ms, become its title',
  async (delay) => {
    const { page, context, leave } = await aVisitor();
    await signIn(page, 'teacher', 'Mira Sen');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.getByRole('button', { name: 'Create Quiz' }).first().click();
    await page.keyboard.type('Nine? /Mixed paper', { delay });
    const title = page.getByLabel('Title', { exact: true });
    await expect.poll(() => title.inputValue()).toBe('Nine? /Mixed paper');
    expect(await page.getByLabel('Question text').inputValue()).toBe('');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await leave();
  },
);

test('the title of a new quiz can be typed before the server has answered or the editor has loaded', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/trpc\/quizzes\.create|assets\/editing-/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  const title = page.getByLabel('Title', { exact: true });
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('Mixed');
  answer();
  await page.keyboard.type(' paper', { delay: 60 });
  await page.getByLabel('Question text').waitFor();
  expect(await title.inputValue()).toBe('Mixed paper');
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
  await leave();
});

test('Enter in the title of a quiz that is not stored yet goes to its first question with the letters after it', async () => {
  const { page, leave } = await aVisitor();
  await signIn(page, 'teacher', 'Mira Sen');
  const answer = Promise.withResolvers<void>();
  await page.route(/trpc\/quizzes\.create/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create Quiz' }).first().click();
  await page.keyboard.type('Mixed paper');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Why ');
  answer.resolve();
  await page.getByLabel('Question text').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('is the sky blue?');
  expect(await page.getByLabel('Question text').inputValue()).toBe('Why is the sky blue?');
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Mixed paper');
  await leave();
});

test('several questions are selected, dragged together, moved by key, and taken back by one Undo each', async () => {
  const teacher = await signInByCall(inject('baseUrl'), 'teacher', 'Mira Sen', `mira@${aDomain()}`);
  const quiz = await buildQuiz(teacher, { title: TITLE, totalTimeSeconds: 1800 }, allTypes);
  const [a, b, c, d, e] = quiz.questionIds;
  const stored = async () => {
    const address = `/api/quiz/${quiz.quizId}`;
    const { questions } = await teacher.call<{ questions: { _id: string }[] }>('GET', address);
    return questions.map(({ _id }) => _id);
  };
  const { page, leave } = await aVisitor({ viewport: { width: 1366, height: 768 } });
  await enter(page, teacher);
  await page.goto(teacherPaths.questions(quiz.quizId));
  const rows = page.getByRole('navigation', { name: 'Questions in order' });
  const lines = rows.getByRole('listitem');
  await lines
    .nth(1)
    .getByRole('button')
    .click({ modifiers: ['Control'] });
  await lines
    .nth(3)
    .getByRole('button')
    .click({ modifiers: ['Control'] });
  await rows.getByText('2 selected').waitFor();
  await lines
    .nth(3)
    .getByTitle('Drag to move')
    .dragTo(lines.nth(0), { targetPosition: { x: 40, y: 4 } });
  await expect.poll(stored).toEqual([b, d, a, c, e]);
  await rows.getByRole('checkbox', { name: 'Select question 1' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(stored).toEqual([a, b, d, c, e]);
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  await undo.click();
  await expect.poll(stored).toEqual([b, d, a, c, e]);
  await undo.click();
  await expect.poll(stored).toEqual([a, b, c, d, e]);
  await leave();
});
