import { beforeAll, describe, expect, inject, test } from 'vitest';
import { teacherPaths } from '../../shared/teacher-paths';
import { continueForAll, giveTime, pauseForAll, rowOf } from './live-acts';
import { type LiveClass, openLiveClass, serverTook } from './live-class';
import { allSaved, openAttempt, resumeQuiz } from './quiz-acts';
import { visit } from './screens/page-acts';
import { allTypes, timedQuestions } from './screens/paper';
import { expectServersTime, nextWord, serverSeconds, shownSeconds } from './shown-clock';
import { useBrowser } from './visitor';

// What the teacher does reaches an open page within this time.
const SOON = { timeout: 5000 };

/** Quizzes with either kind of clock; `after` is what the server's time has beyond the clock on the first question. */
const CLOCKS = [
  { timer: 'the total timer', settings: {}, questions: allTypes, seconds: 1800, after: 0 },
  {
    timer: 'a question timer',
    settings: { useQuestionTimer: true, allowNavigation: false },
    questions: timedQuestions,
    seconds: 60,
    after: 240,
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
      await paused.waitFor(SOON);
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
      await paused.waitFor({ state: 'hidden', ...SOON });
      await expectServersTime(student, quiz, after);
      await radios.nth(2).check();
      await serverTook(student, quiz, ['9.8 m/s² upwards']);
      await teacher.page.getByText(/^Paused for \d+ s at .+, for Asha Kumar\.$/).waitFor();
      await student.leave();
      await teacher.leave();
    },
  );
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
      const given = ({ page }: typeof asha, minutes: number) =>
        page.getByRole('main').getByText(`Your teacher gave you ${minutes} more minutes.`);

      await giveTime(teacher.page, 5, 'Asha Kumar');
      await given(asha, 5).waitFor(SOON);
      await expectServersTime(asha, quiz, after);
      expect([await deadlineOf(asha), await deadlineOf(ben)]).toEqual([ashaUntil + 300_000, benUntil]);

      await giveTime(teacher.page, 10);
      await Promise.all([given(asha, 10).waitFor(SOON), given(ben, 10).waitFor(SOON)]);
      expect(await given(ben, 5).count()).toBe(0);
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
    'more time that is allowed before the start makes $timer longer, for that student alone',
    async ({ timer, settings, questions, seconds }) => {
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
      const [longer, plain] = [await shownSeconds(chiara.page), await shownSeconds(dev.page)];
      expect(longer).toBeGreaterThan(1.5 * seconds - 15);
      expect(longer).toBeLessThanOrEqual(1.5 * seconds);
      expect(plain).toBeLessThanOrEqual(seconds);
      await visit(teacher.page, teacherPaths.live(quiz.quizId), quiz.title);
      await rowOf(teacher.page, 'Chiara Rossi').getByText('150% time').waitFor();
      expect(await rowOf(teacher.page, 'Dev Patel').getByText('% time').count()).toBe(0);
      await Promise.all([chiara.leave(), dev.leave(), teacher.leave()]);
    },
  );
});
