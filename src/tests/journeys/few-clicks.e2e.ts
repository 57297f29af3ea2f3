import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { rowOf } from './desk-acts';
import { handsOf, isMarked, markPage } from './hands';
import { type LiveClass, openLiveClass } from './live-class';
import { submitQuiz } from './quiz-acts';
import { evaluate, release, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { allTypes } from './screens/paper';
import { fiveTypes, type QuestionToAdd } from './teacher-acts';
import { aVisitor, signIn, useBrowser } from './visitor';

let room: LiveClass;
useBrowser();
beforeAll(async () => {
  room = await openLiveClass(inject('baseUrl'));
});

/** Clicks for a first quiz of five questions, including the plan; without the shortcuts it was 47. */
const MOST_CLICKS = 10;

/** Writes a question into the focused editor; the marks are those of the previous question. */
async function write(page: Page, hands: ReturnType<typeof handsOf>, question: QuestionToAdd) {
  const { type, text, options = [], correct = [], modelAnswer, accepted } = question;
  const choice = page.getByRole('radio', { name: type });
  if (!(await choice.isChecked())) {
    await hands.click(choice.locator('..'));
  }
  await focused(page, 'Question text');
  await hands.type(text);
  // Skips the formatting and picture buttons, and in a choice the mark of the first option.
  await hands.press('Tab', 'Tab', 'Tab');
  if (options.length > 0) await hands.press('Tab');
  for (const [at, option] of options.entries()) {
    await focused(page, `Option ${at + 1}`);
    await hands.type(option);
    if (correct.includes(at + 1)) await hands.press('Control+k');
    if (at + 1 < options.length) await hands.press('Enter');
  }
  if (modelAnswer) await hands.type(modelAnswer);
  if (accepted) {
    await hands.press('Tab', 'Tab', 'Tab');
    await focused(page, 'Answer 1');
    await hands.type(accepted);
  }
}

const focused = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator(':focus')).waitFor();

test('a new teacher writes one question of each type, buys the plan and publishes, without any page load', async () => {
  const { page, leave } = await aVisitor({ viewport: { width: 1366, height: 768 } });
  await signIn(page, 'teacher', 'First Quiz');
  await markPage(page);
  const hands = handsOf(page);

  await hands.click(page.getByRole('button', { name: 'Create Quiz', exact: true }).first());
  await focused(page, 'Title');
  await hands.type('Sky and matter');
  await hands.press('Enter');
  for (const [at, question] of fiveTypes.entries()) {
    await write(page, hands, question);
    if (at + 1 < fiveTypes.length) await hands.press('Control+Enter');
    await page
      .getByText(`Question ${Math.min(at + 2, fiveTypes.length)} of ${Math.min(at + 2, fiveTypes.length)}`)
      .waitFor();
  }
  await page.getByText(/^Saved \d/).waitFor();

  await hands.click(page.getByRole('button', { name: 'Publish', exact: true }));
  await hands.click(page.getByRole('button', { name: 'View Plans' }));
  await hands.click(page.getByRole('button', { name: 'Get Started Today' }));
  await hands.click(page.getByRole('dialog').getByRole('button', { name: /^Pay/ }));
  const success = page.getByText(/^Quiz published successfully! Share ID: \w{8}$/);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await success.or(publish).first().waitFor();
  if (!(await success.isVisible())) await hands.click(publish);
  await success.waitFor();
  expect(await isMarked(page)).toBe(true);
  expect(hands.clicks()).toBeLessThanOrEqual(MOST_CLICKS);
  await leave();
});

async function atTheDesk() {
  const { page, leave } = await aVisitor({ viewport: { width: 1366, height: 768 } });
  await enter(page, room.teacher);
  await visit(page, '/teacher', /Welcome/);
  await markPage(page);
  return { page, leave, hands: handsOf(page) };
}

/** Clicks for the same by mouse with a plan, without the keys that move between fields. */
const MOST_CLICKS_BY_MOUSE = 19;

test('a teacher with a plan writes and publishes one question of each type by mouse', async () => {
  const { page, leave, hands } = await atTheDesk();
  await hands.click(page.getByRole('button', { name: 'Create Quiz', exact: true }).first());
  await hands.type('Sky and matter by mouse');
  await focused(page, 'Title');
  await hands.press('Enter');
  for (const [at, { type, text, options = [], correct = [], modelAnswer, accepted }] of fiveTypes.entries()) {
    if (at > 0) {
      await hands.click(page.getByRole('button', { name: 'Add Question' }));
      await page.getByText(`Question ${at + 1} of ${at + 1}`).waitFor();
    }
    const choice = page.getByRole('radio', { name: type });
    if (!(await choice.isChecked())) await hands.click(choice.locator('..'));
    await focused(page, 'Question text');
    await hands.type(text);
    if (options.length > 0) await hands.click(page.getByLabel('Option 1', { exact: true }));
    for (const [place, option] of options.entries()) {
      await focused(page, `Option ${place + 1}`);
      await hands.type(option);
      if (place + 1 < options.length) await hands.press('Enter');
    }
    for (const number of correct) await hands.click(page.getByLabel(`Option ${number} is correct`));
    const answer = modelAnswer ?? accepted;
    if (answer === undefined) continue;
    await hands.click(page.getByLabel(modelAnswer ? 'Model answer' : 'Answer 1', { exact: true }));
    await hands.type(answer);
  }
  await page.getByText(/^Saved \d/).waitFor();
  await hands.click(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.getByText(/^Quiz published successfully! Share ID: \w{8}$/).waitFor();
  expect(hands.clicks()).toBeLessThanOrEqual(MOST_CLICKS_BY_MOUSE);
  await leave();
});

test('Enter in the title of a new quiz goes to its first question, also while the code of its fields is loading', async () => {
  const { page, leave, hands } = await atTheDesk();
  const [asked, arrives] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/fields-*.js', async (route) => {
    asked.resolve();
    await arrives.promise;
    await route.continue();
  });
  await hands.click(page.getByRole('button', { name: 'Create Quiz', exact: true }).first());
  await focused(page, 'Title');
  await asked.promise;
  await hands.type('Waves');
  await hands.press('Enter');
  await hands.type('What carries ');
  arrives.resolve();
  await focused(page, 'Question text');
  await hands.type('sound?');
  expect(await page.getByLabel('Question text', { exact: true }).inputValue()).toBe('What carries sound?');
  expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Waves');
  await leave();
});

test('a teacher finds last month’s quiz among many and reuses it', async () => {
  const earlier = await room.publish('Osmosis in potato strips', {}, allTypes.slice(0, 1));
  await takeQuiz(await room.newStudent('Asha Kumar'), earlier, ['B']);
  await evaluate(room.teacher, earlier);
  await release(room.teacher, earlier);
  for (let number = 1; number <= 20; number += 1) {
    await room.teacher.call('POST', '/api/quiz/', { title: `Warm-up ${number}` });
  }
  const { page, leave, hands } = await atTheDesk();
  await hands.press('/');
  await hands.type('osmosis');
  await rowOf(page, 'Osmosis in potato strips').getByText('Scores Released').waitFor();
  await hands.click(page.getByRole('button', { name: 'More for Osmosis in potato strips' }));
  await hands.click(page.getByRole('menuitem', { name: 'Duplicate' }));
  const copy = rowOf(page, 'Osmosis in potato strips (copy)');
  await hands.click(copy.getByRole('button', { name: 'Publish' }));
  await page.getByText(/^Quiz published successfully! Share ID: \w{8}$/).waitFor();
  expect(hands.clicks()).toBe(3);
  expect(await isMarked(page)).toBe(true);
  await leave();
});

test('a teacher sees missing students and remaining tasks, from the class list to the marks', async () => {
  const quiz = await room.publish('Reflex arc and nerves', {}, allTypes.slice(0, 1));
  const asha = await room.takes(quiz, 'Asha Kumar');
  await asha.page.getByRole('radio').first().check();
  await submitQuiz(asha.page);
  const ben = await room.takes(quiz, 'Ben Okafor');
  const { page, leave, hands } = await atTheDesk();

  const row = rowOf(page, quiz.title);
  await row.getByText('1 / 2').waitFor();
  await hands.click(row.getByRole('link', { name: 'Watch' }));
  await page
    .getByRole('row', { name: /Ben Okafor/ })
    .getByText('Writing')
    .waitFor();
  await page
    .getByRole('row', { name: /Asha Kumar/ })
    .getByText('Submitted')
    .waitFor();
  await hands.click(page.getByRole('button', { name: 'Collect all now' }));
  await hands.click(page.getByRole('alertdialog').getByRole('button', { name: 'Collect all now' }));
  await hands.click(page.getByRole('link', { name: 'Evaluate' }));
  await hands.click(page.getByRole('button', { name: 'Start evaluation' }));
  await page.getByRole('button', { name: 'Release Scores' }).waitFor();
  expect(hands.clicks()).toBe(5);
  expect(await isMarked(page)).toBe(true);
  await Promise.all([leave(), asha.leave(), ben.leave()]);
});
