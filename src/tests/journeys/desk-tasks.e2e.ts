import { beforeAll, expect, inject, test } from 'vitest';
import { rowOf } from './desk-acts';
import { handsOf, isMarked, markPage } from './hands';
import { type LiveClass, openLiveClass } from './live-class';
import { submitQuiz } from './quiz-acts';
import { evaluate, release, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { allTypes } from './screens/paper';
import { aVisitor, useBrowser } from './visitor';

let room: LiveClass;
useBrowser();
beforeAll(async () => {
  room = await openLiveClass(inject('baseUrl'));
});

async function atTheDesk() {
  const { page, leave } = await aVisitor({ viewport: { width: 1366, height: 768 } });
  await enter(page, room.teacher);
  await visit(page, '/teacher', /Welcome/);
  await markPage(page);
  return { page, leave, hands: handsOf(page) };
}

test('a teacher finds last month’s quiz among many and gives it again', async () => {
  const given = await room.publish('Osmosis in potato strips', {}, allTypes.slice(0, 1));
  await takeQuiz(await room.newStudent('Asha Kumar'), given, ['B']);
  await evaluate(room.teacher, given);
  await release(room.teacher, given);
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

test('a teacher sees who is still missing and does what is left, from the list to the marks', async () => {
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
