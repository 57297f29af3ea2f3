import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { rowOf } from './live-acts';
import { type LiveClass, openLiveClass } from './live-class';
import { allSaved, goOnTo, resumeQuiz } from './quiz-acts';
import { takeQuiz } from './screens/classroom';
import { useBrowser } from './visitor';

let room: LiveClass;
useBrowser();
beforeAll(async () => {
  room = await openLiveClass(inject('baseUrl'));
});

test.concurrent('the live view shows which students are working, offline or done', async () => {
  const quiz = await room.publish('Watched');
  const working = await room.takes(quiz, 'Chiara Rossi');
  const leaving = await room.takes(quiz, 'Dev Patel');
  await leaving.page.getByRole('radio').first().check();
  await allSaved(leaving.page);
  await takeQuiz(await room.newStudent('Elif Yildiz'), quiz, ['0 m/s²']);
  const teacher = await room.watches(quiz);
  for (const count of ['3 joined', '2 writing', '1 submitted']) await teacher.page.getByText(count).waitFor();
  await working.page.getByRole('radio').first().check();
  await goOnTo(working.page, 2);
  await leaving.context.setOffline(true);

  await rowOf(teacher.page, 'Elif Yildiz').getByText('Submitted').waitFor();
  const workingRow = rowOf(teacher.page, 'Chiara Rossi');
  await workingRow.getByText('on question 2').waitFor();
  await workingRow.getByText('1 / 5').waitFor();
  await workingRow.getByText('Writing').waitFor();
  await rowOf(teacher.page, 'Dev Patel').getByText('Offline').waitFor();
  for (const count of ['1 writing', '1 offline']) await teacher.page.getByText(count).waitFor();
  await leaving.context.setOffline(false);
  await rowOf(teacher.page, 'Dev Patel').getByText('Writing').waitFor();
  await Promise.all([working.leave(), leaving.leave(), teacher.leave()]);
});

test.concurrent('a message reaches the running page, causes no tab change, and stays dismissed', async () => {
  const quiz = await room.publish('Written to');
  const student = await room.takes(quiz, 'Ines Costa');
  const other = await room.takes(quiz, 'Jun Tanaka');
  const teacher = await room.watches(quiz);
  const { page } = student;
  const message = page.getByRole('main').getByText('Question 3: choose all that apply.');
  await teacher.page.getByLabel('Text of the message').fill('Question 3: choose all that apply.');
  await teacher.page.getByRole('button', { name: 'Send', exact: true }).click();
  await message.waitFor();
  await other.page.getByRole('main').getByText('Message from your teacher', { exact: true }).waitFor();
  await teacher.page.getByText('received by all 2').waitFor();
  await liesFree(page);

  await page.reload();
  await resumeQuiz(page);
  await message.waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await message.waitFor({ state: 'detached' });
  await page.reload();
  await resumeQuiz(page);
  await teacher.page.getByRole('button', { name: 'Message to Ines Costa' }).click();
  await teacher.page.keyboard.type('Well done.');
  await teacher.page.keyboard.press('Enter');
  await page.getByRole('main').getByText('Well done.').waitFor();
  expect(await message.count()).toBe(0);
  expect(await other.page.getByText('Well done.').count()).toBe(0);
  await page.getByText('0 of 3 tab changes').first().waitFor();
  await rowOf(teacher.page, 'Ines Costa').getByText('2 reloads').waitFor();
  await Promise.all([student.leave(), other.leave(), teacher.leave()]);
});

/** Checks that the message covers neither the question nor the bar below. */
async function liesFree(page: Page): Promise<void> {
  const edges = await page.evaluate(() => {
    const banner = [...document.querySelectorAll('main p')].find(
      ({ textContent }) => textContent === 'Message from your teacher',
    );
    const box = banner?.parentElement?.parentElement?.parentElement?.getBoundingClientRect();
    return {
      bannerEnds: box?.bottom,
      questionBegins: document.querySelector('fieldset')?.getBoundingClientRect().top,
      dockBegins: document.querySelector('[data-dock]')?.getBoundingClientRect().top,
    };
  });
  expect(edges.bannerEnds).toBeLessThan(edges.questionBegins ?? 0);
  expect(edges.bannerEnds).toBeLessThan(edges.dockBegins ?? 0);
}

test.concurrent('the answer distribution follows the class while it writes', async () => {
  const quiz = await room.publish('Answered as it goes');
  const student = await room.takes(quiz, 'Kim Larsen');
  const teacher = await room.watches(quiz);
  const first = teacher.page.getByRole('complementary').getByRole('listitem').first();
  await first.getByText('0 of 1').waitFor();
  const answer = (at: number) => first.getByRole('listitem').nth(at);
  for (const at of [0, 1]) {
    await student.page.getByRole('radio').nth(at).check();
    await answer(at).getByText('1', { exact: true }).waitFor();
  }
  await first.getByText('1 of 1').waitFor();
  await answer(0).getByText('0', { exact: true }).waitFor();
  await Promise.all([student.leave(), teacher.leave()]);
});
