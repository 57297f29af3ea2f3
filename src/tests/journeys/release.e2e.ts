import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { teacherPaths } from '../../shared/teacher-paths';
import { chooseFor, rowOf } from './desk-acts';
import { type LiveClass, openLiveClass, type Present } from './live-class';
import { allSaved } from './quiz-acts';
import { evaluate, takeQuiz } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { confirmRelease } from './teacher-acts';
import { aVisitor, useBrowser } from './visitor';

let room: LiveClass;
useBrowser();
beforeAll(async () => {
  room = await openLiveClass(inject('baseUrl'));
});

/** From the model answer to the long question; no option contains it. */
const KEY = /its greater mass is harder to accelerate/;
const LATER = 'Shown when everybody has finished the quiz.';
const SOON_MS = 5000;

/** Asha has submitted and is marked; Ben is on the first question. */
async function aClassOf(title: string) {
  const quiz = await room.publish(title);
  const asha = await room.newStudent('Asha Kumar');
  await takeQuiz(asha, quiz, ['0 m/s²']);
  const ben = await room.takes(quiz, 'Ben Okafor');
  await evaluate(room.teacher, quiz);
  const { page } = await aVisitor();
  await enter(page, room.teacher);
  return { quiz, asha, ben, page };
}

async function openResponses(page: Page, name = 'Asha Kumar'): Promise<void> {
  await visit(page, '/student', `Welcome, ${name}`);
  await page.getByRole('button', { name: /View Responses/ }).click();
  await page.getByText('Correct answer', { exact: true }).first().waitFor();
}

test.concurrent('a release while one works withholds the key until the teacher collects', async () => {
  const { quiz, asha, ben, page } = await aClassOf('Released early');
  await ben.page.getByRole('radio').nth(1).check();
  await allSaved(ben.page);
  await visit(page, teacherPaths.marks(quiz.quizId), 'Quiz Evaluation');
  await page.getByRole('button', { name: 'Release Scores' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Ben Okafor is still working.').waitFor();
  await dialog.getByText('Nobody sees the correct answers until the last submission is in.').waitFor();
  await confirmRelease(page);

  const student = await aVisitor();
  await enter(student.page, asha);
  await openResponses(student.page);
  expect(await student.page.getByText(LATER).count()).toBe(5);
  expect(await student.page.getByText(KEY).count()).toBe(0);

  await visit(page, teacherPaths.live(quiz.quizId), quiz.title);
  await page.getByRole('button', { name: 'Collect all now' }).click();
  await dialog.getByText('Ben Okafor is still working.').waitFor();
  await dialog.getByRole('button', { name: 'Collect all now' }).click();
  await page.getByText('1 submission collected.').first().waitFor();
  await endedByTeacher(ben);

  await openResponses(student.page);
  await student.page.getByText(KEY).waitFor();
  expect(await student.page.getByText(LATER).count()).toBe(0);
});

async function endedByTeacher({ page }: Present): Promise<void> {
  await page.getByText('Your Quiz Attempts').waitFor();
  await page.getByText(/^Your teacher has collected all submissions\. Quiz submitted at/).waitFor();
}

test.concurrent('all attempts are collected from the release dialog, evaluated, and released at once', async () => {
  const { quiz, ben, page } = await aClassOf('Collected first');
  await visit(page, teacherPaths.marks(quiz.quizId), 'Quiz Evaluation');
  await page.getByRole('button', { name: 'Release Scores' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Collect all now' }).click();
  await page.getByRole('alertdialog', { name: 'Collect all submissions now?' }).waitFor();
  await dialog.getByRole('button', { name: 'Collect all now' }).click();
  await page
    .getByText('1 submission collected. Evaluate what was collected, then release.')
    .first()
    .waitFor();
  await endedByTeacher(ben);
  await page.getByRole('button', { name: 'Start evaluation' }).click();
  await page.getByRole('button', { name: 'Release Scores' }).click();
  await confirmRelease(page);
});

test.concurrent('scores are released at their time, to all but one who is held back until the teacher releases her', async () => {
  const quiz = await room.publish('Released at a time', { blindMarking: false });
  const [asha, ben] = [await room.newStudent('Asha Kumar'), await room.newStudent('Ben Okafor')];
  for (const student of [asha, ben]) await takeQuiz(student, quiz, ['0 m/s²']);
  await evaluate(room.teacher, quiz);
  const { page } = await aVisitor();
  await enter(page, room.teacher);
  await visit(page, teacherPaths.marks(quiz.quizId, { tab: 'students' }), 'Quiz Evaluation');
  await page.getByRole('button', { name: 'Hold back Asha Kumar' }).click();
  await page.getByText('Held back', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Release Scores' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('At a time').click();
  await dialog.getByRole('button', { name: 'Set the time' }).click();
  await page.getByText(/^Releases /).waitFor();
  await page.getByRole('button', { name: 'Change release' }).waitFor();
  // Set through the API, because the time is only seconds away.
  const releaseAt = Date.now() + SOON_MS;
  await room.teacher.mutate('evaluation.scheduleRelease', { quizId: quiz.quizId, releaseAt });
  await page.reload();
  await page.getByText('Scores Released').first().waitFor();

  const students = [await aVisitor(), await aVisitor()] as const;
  await enter(students[0].page, asha);
  await enter(students[1].page, ben);
  await openResponses(students[1].page, 'Ben Okafor');
  await visit(students[0].page, '/student', 'Welcome, Asha Kumar');
  await students[0].page.getByText('Results not released').first().waitFor();

  await page.getByRole('button', { name: 'Release Asha Kumar' }).click();
  await dialog.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('button', { name: 'Hold back Asha Kumar' }).waitFor();
  await openResponses(students[0].page);
});

test.concurrent('a quiz with submissions is deleted by typing its title, and restored from the trash', async () => {
  const { quiz, asha, ben, page } = await aClassOf('Thrown away');
  await visit(page, '/teacher', 'Welcome, Meera Rao');
  await chooseFor(page, quiz.title, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: `Delete “${quiz.title}”?` });
  await dialog.getByText('2 submissions go with it.').waitFor();
  await dialog.getByText('1 student is still working.').waitFor();
  const title = dialog.getByRole('textbox', { name: 'Type the title of the quiz to delete it' });
  await title.fill('Thrown');
  await title.press('Enter');
  await dialog.getByText('This is not the title of the quiz.').waitFor();
  await title.fill(quiz.title);
  await title.press('Enter');
  await page.getByText(`“${quiz.title}” was moved to the trash.`).first().waitFor();
  await rowOf(page, quiz.title).waitFor({ state: 'detached' });
  await endedByTeacher(ben);

  const student = await aVisitor();
  await enter(student.page, asha);
  await visit(student.page, '/student', 'Welcome, Asha Kumar');
  await student.page.getByText('This quiz has ended.').waitFor();

  await page.getByRole('link', { name: /^Trash/ }).click();
  await page.getByRole('table', { name: 'Trash' }).getByRole('cell', { name: '2', exact: true }).waitFor();
  await page.getByRole('button', { name: `Restore “${quiz.title}”` }).click();
  await page.getByText('Nothing was deleted').waitFor();
  await page.getByRole('link', { name: /^All/ }).click();
  await rowOf(page, quiz.title).waitFor();
});
