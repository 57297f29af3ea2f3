import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import type { Caller } from '../../../scripts/demo/caller';
import type { SavedQuiz } from '../../client/rules/quiz-session/saved-quiz';
import type { StudentDashboard } from '../../shared/attempt/schema';
import { STORAGE_KEYS } from '../../shared/constants';
import { edited, GARBAGE, HOUR_MS, LONGER, ODD } from './edited-states';
import { type LiveClass, openLiveClass, type Present } from './live-class';
import { allSaved, openAttempt, resumeQuiz } from './quiz-acts';
import type { PublishedQuiz } from './screens/classroom';
import { cutOff, visit } from './screens/page-acts';
import { allTypes, timedQuestions } from './screens/paper';
import { nextWord, shownSeconds } from './shown-clock';
import { useBrowser } from './visitor';

let room: LiveClass;
useBrowser();
beforeAll(async () => {
  room = await openLiveClass(inject('baseUrl'));
});

const readState = (page: Page): Promise<string> =>
  page.evaluate((key) => localStorage.getItem(key) ?? '', STORAGE_KEYS.savedQuiz);

const writeState = (page: Page, text: string): Promise<void> =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORAGE_KEYS.savedQuiz, text] as const);

/** Replaces the saved quiz and returns to the dashboard. */
async function comeBackWith({ page }: Present, change: (saved: SavedQuiz) => unknown): Promise<void> {
  const changed = change(JSON.parse(await readState(page)) as SavedQuiz);
  const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      // Leaving a running quiz would save it again.
      Storage.prototype.setItem = () => undefined;
    },
    [STORAGE_KEYS.savedQuiz, text] as const,
  );
  await visit(page, '/student', /Welcome/);
}

/** Returning so often would exceed the limit of tab changes. */
const publish = (title: string, settings: object = {}, questions?: readonly object[]) =>
  room.publish(title, { ...settings, allowTabChange: true }, questions);

/** A student who has answered the first question. */
async function startedBy(name: string, quiz: PublishedQuiz): Promise<Present> {
  const student = await room.takes(quiz, name);
  await student.page.getByRole('radio').nth(1).check();
  await allSaved(student.page);
  return student;
}

const continueQuiz = (page: Page) => page.getByRole('button', { name: /^Continue/, includeHidden: true });
const resumeOffer = (page: Page) => page.getByRole('dialog', { name: 'Resume Quiz?' });

async function expectStillRunning(student: Caller, count = 1): Promise<void> {
  const { inProgress, attempts } = await student.call<Pick<StudentDashboard, 'inProgress' | 'attempts'>>(
    'GET',
    '/api/student/',
  );
  expect([inProgress.length, Object.keys(attempts).length]).toEqual([count, 0]);
}

test.concurrent.for([
  { timer: 'the total timer', settings: {}, questions: allTypes, seconds: 1800 },
  {
    timer: 'a question timer',
    settings: { useQuestionTimer: true, allowNavigation: false },
    // Long enough to return repeatedly on a busy machine.
    questions: timedQuestions.map((question) => ({ ...question, timeLimit: 300 })),
    seconds: 300,
  },
])('no edit of the saved state lengthens $timer', async ({ timer, settings, questions, seconds }) => {
  const quiz = await publish(`Edited, with ${timer}`, settings, questions);
  const student = await startedBy('Asha Kumar', quiz);
  const { page, caller } = student;
  const startedAt = (await openAttempt(caller, quiz.shareId)).startTime;
  // Only the initial display, before the first poll.
  await cutOff(page, 'attempts.follow');
  for (const [edit, change] of LONGER) {
    await comeBackWith(student, change);
    await resumeQuiz(page);
    await page.getByText('Question 1 of 5', { exact: true }).first().waitFor();
    const { serverNow } = await openAttempt(caller, quiz.shareId);
    const shown = await shownSeconds(page);
    const left = seconds - (serverNow - startedAt) / 1000;
    // A busy machine delays the display by a second; an edit adds hours.
    expect(shown, `${edit}: ${shown} s shown of ${left} s`).toBeLessThanOrEqual(left + 10);
  }
  await page.getByRole('radio').nth(1).and(page.locator(':checked')).waitFor();
  await expectStillRunning(caller);
  await student.leave();
});

test.concurrent('a backdated start submits nothing before the server’s time is over', async () => {
  const quiz = await publish('Set back');
  const student = await startedBy('Ben Okafor', quiz);
  await comeBackWith(student, (saved) => edited(saved, { startTime: saved.startTime - HOUR_MS }));
  await resumeQuiz(student.page);
  // It polls when it opens, and again before it submits.
  for (const _ of [1, 2]) await nextWord(student.page);
  await expectStillRunning(student.caller);
  expect((await openAttempt(student.caller, quiz.shareId)).answers).toEqual({
    [quiz.questionIds[0] ?? '']: '9.8 m/s² downwards',
  });
  await student.leave();
});

test.concurrent('the questions of another quiz in the saved state never come into this one', async () => {
  const quiz = await publish('The right paper');
  const other = await publish('The wrong paper', {}, [...allTypes].reverse());
  const stranger = await startedWrongly(other);
  const student = await startedBy('Chiara Rossi', quiz);
  await comeBackWith(student, (saved) => ({
    ...saved,
    quizDetails: {
      ...saved.quizDetails,
      title: 'The wrong paper',
      questions: saved.quizDetails.questions.map((question, at) => ({
        ...question,
        _id: other.questionIds[at],
        text: 'A question of another quiz',
      })),
    },
    answers: Object.fromEntries(other.questionIds.map((id) => [id, 'An answer of another quiz'])),
  }));
  await resumeQuiz(student.page);
  await student.page.getByRole('heading', { level: 1, name: quiz.title }).waitFor();
  await student.page.getByText(allTypes[0].text).waitFor();
  await student.page.getByRole('radio').nth(1).and(student.page.locator(':checked')).waitFor();
  await student.page.getByRole('radio').nth(2).check();
  await allSaved(student.page);
  expect((await openAttempt(student.caller, quiz.shareId)).answers).toEqual({
    [quiz.questionIds[0] ?? '']: '9.8 m/s² upwards',
  });
  expect((await openAttempt(stranger, other.shareId)).answers).toEqual({});
  await student.leave();
});

async function startedWrongly(quiz: PublishedQuiz): Promise<Caller> {
  const stranger = await room.newStudent('Goran Novak');
  await openAttempt(stranger, quiz.shareId);
  return stranger;
}

test.concurrent('garbage and states older than 24 hours are dropped, and the quiz continues from the server', async () => {
  const quiz = await publish('Garbage');
  const student = await startedBy('Dev Patel', quiz);
  const { page } = student;
  const saved = await readState(page);
  for (const [what, change] of GARBAGE) {
    await comeBackWith(student, () => change(JSON.parse(saved) as SavedQuiz));
    await continueQuiz(page).waitFor();
    expect(await resumeOffer(page).count(), what).toBe(0);
    expect(await readState(page), what).toBe('');
    await writeState(page, saved);
  }
  await writeState(page, '');
  await continueQuiz(page).click();
  await page.getByRole('radio').nth(1).and(page.locator(':checked')).waitFor();
  await expectStillRunning(student.caller);
  await student.leave();
});

test.concurrent('a strange but readable state opens the quiz without losses', async () => {
  const quiz = await publish('Odd');
  const student = await startedBy('Elif Yildiz', quiz);
  const { page, caller } = student;
  const saved = await readState(page);
  for (const [what, change] of ODD) {
    await comeBackWith(student, () => change(JSON.parse(saved) as SavedQuiz));
    await resumeQuiz(page);
    await page
      .getByText(/^Question \d of 5$/)
      .first()
      .waitFor();
    const { answers } = await openAttempt(caller, quiz.shareId);
    expect(answers, what).toEqual({ [quiz.questionIds[0] ?? '']: '9.8 m/s² downwards' });
  }
  await expectStillRunning(caller);
  await student.leave();
});

test.concurrent("another student's attempt in the saved state is neither shown nor written to", async () => {
  const quiz = await publish('Whose is it?');
  const owner = await startedBy('Farah Haddad', quiz);
  const theirs = await readState(owner.page);
  const student = await startedBy('Hana Sato', quiz);
  const { page, caller } = student;
  const { _id: ownerAttemptId } = await openAttempt(owner.caller, quiz.shareId);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));

  await comeBackWith(student, () => {
    const saved = JSON.parse(theirs) as SavedQuiz;
    const answers = { [quiz.questionIds[0] ?? '']: '0 m/s²' };
    return { ...saved, answers, lastSaved: saved.lastSaved + HOUR_MS };
  });
  await continueQuiz(page).click();
  await page.getByRole('radio').nth(1).and(page.locator(':checked')).waitFor();
  expect(await resumeOffer(page).count()).toBe(0);
  await page.getByRole('radio').nth(2).check();
  await allSaved(page);
  await nextWord(page);
  expect(sent.filter((body) => body.includes(ownerAttemptId))).toEqual([]);
  const [firstId = ''] = quiz.questionIds;
  expect((await openAttempt(owner.caller, quiz.shareId)).answers[firstId]).toBe('9.8 m/s² downwards');
  expect((await openAttempt(caller, quiz.shareId)).answers[firstId]).toBe('9.8 m/s² upwards');
  await Promise.all([owner.leave(), student.leave()]);
});
