import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { type LiveClass, openLiveClass, type Present, serverTook } from './live-class';
import { allSaved, goOnTo, resumeQuiz } from './quiz-acts';
import type { PublishedQuiz } from './screens/classroom';
import { cutOff } from './screens/page-acts';
import { nextWord } from './shown-clock';
import { useBrowser } from './visitor';

let room: LiveClass;
useBrowser();
beforeAll(async () => {
  room = await openLiveClass(inject('baseUrl'));
});

const [, DOWNWARDS, UPWARDS, MASS] = [0, 1, 2, 3] as const;
const TEXTS = ['0 m/s²', '9.8 m/s² downwards', '9.8 m/s² upwards', 'It depends on the mass of the ball'];

const radio = (page: Page, at: number) => page.getByRole('radio', { includeHidden: true }).nth(at);
const isChosen = (page: Page, at: number) => radio(page, at).and(page.locator(':checked')).waitFor();
const openElsewhere = (page: Page) =>
  page.getByRole('alertdialog', { name: 'This quiz is open in another tab' });

/** Takes the quiz over on a page that only watches. */
async function useItHere(page: Page): Promise<void> {
  await openElsewhere(page).getByRole('button', { name: 'Use it here' }).click();
  await openElsewhere(page).waitFor({ state: 'hidden' });
}

/** Answers the first question in the page and waits for the server. */
async function choose(student: Present, at: number, quiz: PublishedQuiz) {
  await radio(student.page, at).check();
  await serverTook(student, quiz, [TEXTS[at]]);
}

test.concurrent('a second tab takes over, and the answers follow to either side', async () => {
  const quiz = await room.publish('In two tabs');
  const student = await room.takes(quiz, 'Asha Kumar');
  const first = student.page;
  await choose(student, DOWNWARDS, quiz);

  // A tab opened from another one starts with a copy of its session storage.
  const opened = student.context.waitForEvent('page');
  await first.evaluate(() => window.open('/student'));
  const second = await opened;
  await resumeQuiz(second);
  await openElsewhere(second).waitFor();
  await isChosen(second, DOWNWARDS);
  expect(await openElsewhere(first).count()).toBe(0);

  await useItHere(second);
  await choose({ ...student, page: second }, UPWARDS, quiz);
  await openElsewhere(first).waitFor();
  await useItHere(first);
  await isChosen(first, UPWARDS);
  await choose(student, MASS, quiz);
  await openElsewhere(second).waitFor();
  await useItHere(second);
  await isChosen(second, MASS);
  await student.leave();
});

test.concurrent('unsent answers of an old page yield to newer ones, and none are lost', async () => {
  const quiz = await room.publish('On two devices');
  const old = await room.takes(quiz, 'Ben Okafor');
  await choose(old, DOWNWARDS, quiz);
  await cutOff(old.page, 'attempts.');
  await radio(old.page, UPWARDS).check();
  await goOnTo(old.page, 2);
  await goOnTo(old.page, 3);
  await old.page.getByRole('textbox').fill('half m v squared');
  await old.page.getByText('Not sent yet, saved on this device').first().waitFor();

  const other = await room.takes(quiz, old.caller);
  await openElsewhere(other.page).waitFor();
  await isChosen(other.page, DOWNWARDS);
  await useItHere(other.page);
  await choose(other, MASS, quiz);

  await old.page.unrouteAll({ behavior: 'ignoreErrors' });
  await openElsewhere(old.page).getByText('What you wrote here last is not sent yet.').waitFor();
  await useItHere(old.page);
  await serverTook(old, quiz, [TEXTS[MASS], undefined, 'half m v squared']);
  await old.page.getByRole('button', { name: 'Previous' }).click();
  await old.page.getByRole('button', { name: 'Previous' }).click();
  await isChosen(old.page, MASS);
  await old.page.getByText('This answer was changed later on another page.').waitFor();
  await old.page.getByRole('button', { name: 'Use what I wrote here' }).click();
  await isChosen(old.page, UPWARDS);
  await serverTook(old, quiz, [TEXTS[UPWARDS], undefined, 'half m v squared']);

  await openElsewhere(other.page).waitFor();
  await useItHere(other.page);
  await isChosen(other.page, UPWARDS);
  await Promise.all([old.leave(), other.leave()]);
});

test.concurrent('the writing page continues after a reload', async () => {
  const quiz = await room.publish('Reloaded');
  const student = await room.takes(quiz, 'Chiara Rossi');
  const { page } = student;
  await choose(student, DOWNWARDS, quiz);
  await page.reload();
  await resumeQuiz(page);
  await nextWord(page);
  await allSaved(page);
  expect(await openElsewhere(page).count()).toBe(0);
  await choose(student, UPWARDS, quiz);
  await nextWord(page);
  expect(await openElsewhere(page).count()).toBe(0);
  await student.leave();
});
