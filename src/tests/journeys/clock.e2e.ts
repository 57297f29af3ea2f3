import { beforeAll, describe, expect, inject, test } from 'vitest';
import { PAUSE_NOTICED_WITHIN_MS } from '../../shared/constants';
import { teacherPaths } from '../../shared/teacher-paths';
import { continueForAll, giveTime, pauseForAll, rowOf } from './live-acts';
import { type LiveClass, openLiveClass, type Present, serverTook } from './live-class';
import { allSaved, keptHere, openAttempt, resumeQuiz } from './quiz-acts';
import { enter, visit } from './screens/page-acts';
import { allTypes, timedQuestions } from './screens/paper';
import { expectServersTime, nextWord, serverSeconds, shownSeconds, withNextWord } from './shown-clock';
import { aVisitor, useBrowser } from './visitor';

/** Both kinds of clock; `after` is the time beyond the clock of the first question. */
const CLOCKS = [
  { timer: 'the total timer', settings: {}, questions: allTypes, seconds: 1800, after: 0 },
  {
    timer: 'a question timer',
    settings: { useQuestionTimer: true, allowNavigation: false },
    // Long enough to stay on the first question on a busy machine.
    questions: timedQuestions.map((question) => ({ ...question, timeLimit: 300 })),
    seconds: 300,
    after: 1200,
  },
] as const;

let room: LiveClass;
useBrowser();
beforeAll(async () => {
  room = await openLiveClass(inject('baseUrl'));
});

describe('pausing', () => {
  test.concurrent.for(CLOCKS)(
    'a pause for all stops $timer and the answers, survives a reload, and costs no time',
    async ({ timer, settings, questions, after }) => {
      const quiz = await room.publish(`Paused with ${timer}`, settings, questions);
      const student = await room.takes(quiz, 'Asha Kumar');
      const teacher = await room.watches(quiz);
      const { page } = student;
      const radios = page.getByRole('radio', { includeHidden: true });
      await radios.nth(1).check();
      await allSaved(page);

      await pauseForAll(teacher.page);
      const paused = page.getByRole('alertdialog', { name: 'Quiz paused' });
      await withNextWord(page, () => paused.waitFor());
      await paused.getByText('Your teacher has paused this quiz. The clock is stopped.').waitFor();
      const stood = await shownSeconds(page);
      await nextWord(page);
      expect(await shownSeconds(page)).toBeGreaterThanOrEqual(stood - 1);

      const place = await page.getByText('9.8 m/s² upwards').boundingBox();
      await page.mouse.click((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
      await page.keyboard.press('Escape');
      await paused.waitFor();
      expect(await radios.nth(1).isChecked()).toBe(true);

      await page.reload();
      await resumeQuiz(page);
      await paused.waitFor();
      expect(Math.abs((await shownSeconds(page)) - stood)).toBeLessThanOrEqual(1);

      const goesOnAt = Date.now();
      await continueForAll(teacher.page);
      const left = (await serverSeconds(student, quiz)) - after;
      expect(left).toBeLessThanOrEqual(stood + 1);
      expect(left).toBeGreaterThanOrEqual(stood - 1 - (Date.now() - goesOnAt) / 1000);
      await withNextWord(page, () => paused.waitFor({ state: 'hidden' }));
      await expectServersTime(student, quiz, after);
      await radios.nth(2).check();
      await serverTook(student, quiz, ['9.8 m/s² upwards']);
      await teacher.page.getByText(/^Paused for \d+ s at .+, for Asha Kumar\.$/).waitFor();
      await student.leave();
      await teacher.leave();
    },
  );

  test.concurrent('during a pause no student can start, and answers written offline wait for its end', async () => {
    const quiz = await room.publish('Paused for all');
    const asha = await room.takes(quiz, 'Asha Kumar');
    const teacher = await room.watches(quiz);
    const uma = await aVisitor({ reducedMotion: 'reduce' });
    await enter(uma.page, await room.newStudent('Uma Shah'));
    await visit(uma.page, `/student?quizId=${quiz.shareId}`, quiz.title);
    const radios = asha.page.getByRole('radio', { includeHidden: true });
    const stored = () => openAttempt(asha.caller, quiz.shareId);
    await radios.nth(1).check();
    await allSaved(asha.page);
    const before = (await stored()).answers;

    await asha.page.context().setOffline(true);
    await pauseForAll(teacher.page);
    await radios.nth(2).check();
    await keptHere(asha.page);
    const start = uma.page.getByRole('button', { name: 'Start Quiz' });
    await start.click();
    await uma.page.getByRole('alert').getByText('This quiz is paused. You can start once').waitFor();

    const pausedForMs = async () => {
      const { serverNow, pausedSince } = await stored();
      return pausedSince === null ? 0 : serverNow - pausedSince;
    };
    await expect.poll(pausedForMs).toBeGreaterThan(PAUSE_NOTICED_WITHIN_MS);
    const refused = asha.page.waitForResponse(
      (answer) => answer.url().includes('saveAnswers') && answer.status() === 403,
    );
    await asha.page.context().setOffline(false);
    await refused;
    const paused = asha.page.getByRole('alertdialog', { name: 'Quiz paused' });
    await paused.waitFor();
    await asha.page.getByText('Not sent yet, saved on this device').first().waitFor({ state: 'attached' });
    await paused
      .getByText('What you wrote last is not sent yet. It is sent when the quiz continues.')
      .waitFor();
    expect((await stored()).answers).toEqual(before);

    await continueForAll(teacher.page);
    await paused.waitFor({ state: 'hidden' });
    await serverTook(asha, quiz, ['9.8 m/s² upwards']);
    await start.click();
    await uma.page.locator('legend').first().waitFor();
    for (const visitor of [asha, teacher, uma]) await visitor.leave();
  });
});

describe('giving minutes', () => {
  test.concurrent.for(CLOCKS)(
    'minutes given to one and to all arrive on the open pages with $timer',
    async ({ timer, settings, questions, after }) => {
      const quiz = await room.publish(`More minutes on ${timer}`, settings, questions);
      const asha = await room.takes(quiz, 'Asha Kumar');
      const ben = await room.takes(quiz, 'Ben Okafor');
      const teacher = await room.watches(quiz);
      const deadlineOf = async ({ caller }: typeof asha) =>
        (await openAttempt(caller, quiz.shareId)).deadline;
      const [ashaUntil, benUntil] = [await deadlineOf(asha), await deadlineOf(ben)];
      const notice = ({ page }: typeof asha, minutes: number) =>
        page.getByRole('main').getByText(`Your teacher gave you ${minutes} more minutes.`);

      await giveTime(teacher.page, 5, 'Asha Kumar');
      await withNextWord(asha.page, () => notice(asha, 5).waitFor());
      await expectServersTime(asha, quiz, after);
      expect([await deadlineOf(asha), await deadlineOf(ben)]).toEqual([ashaUntil + 300_000, benUntil]);

      await giveTime(teacher.page, 10);
      await Promise.all([asha, ben].map((one) => withNextWord(one.page, () => notice(one, 10).waitFor())));
      expect(await notice(ben, 5).count()).toBe(0);
      expect([await deadlineOf(asha), await deadlineOf(ben)]).toEqual([
        ashaUntil + 900_000,
        benUntil + 600_000,
      ]);
      for (const student of [asha, ben]) await expectServersTime(student, quiz, after);
      await Promise.all([asha.leave(), ben.leave(), teacher.leave()]);
    },
  );
});

describe('allowing more time', () => {
  test.concurrent.for(CLOCKS)(
    'extra time allowed before the start extends $timer, for that student only',
    async ({ timer, settings, questions, seconds, after }) => {
      const quiz = await room.publish(`Half as much again on ${timer}`, settings, questions);
      const caller = await room.newStudent('Chiara Rossi');
      const teacher = await room.watches(quiz);
      await visit(teacher.page, teacherPaths.accommodations(), 'Student accommodations');
      await teacher.page.getByLabel('Email address of the student').fill(caller.email);
      await teacher.page.getByLabel('More time, in percent').fill('50');
      await teacher.page.getByRole('button', { name: 'Allow', exact: true }).click();
      const allowance = teacher.page.getByRole('listitem').filter({ hasText: caller.email });
      await allowance.getByText('50% more time').waitFor();

      const chiara = await room.takes(quiz, caller);
      const dev = await room.takes(quiz, 'Dev Patel');
      const secondsShown = async (student: Present) => {
        const { deadline, startTime } = await openAttempt(student.caller, quiz.shareId);
        return (deadline - startTime) / 1000;
      };
      expect(await secondsShown(chiara)).toBe(1.5 * (seconds + after));
      expect(await secondsShown(dev)).toBe(seconds + after);
      await expectServersTime(chiara, quiz, 1.5 * after);
      await expectServersTime(dev, quiz, after);
      await visit(teacher.page, teacherPaths.live(quiz.quizId), quiz.title);
      await rowOf(teacher.page, 'Chiara Rossi').getByText('150% time').waitFor();
      expect(await rowOf(teacher.page, 'Dev Patel').getByText('% time').count()).toBe(0);
      await Promise.all([chiara.leave(), dev.leave(), teacher.leave()]);
    },
  );
});
