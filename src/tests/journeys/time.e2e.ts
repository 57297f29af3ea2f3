import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import type { Caller } from '../../../scripts/demo/caller';
import type { StudentDashboard } from '../../shared/attempt/schema';
import { openAttempt, resumeQuiz } from './quiz-acts';
import { enter, startQuiz, visit } from './screens/page-acts';
import { openSmallSchool, type SmallSchool } from './screens/school';
import { comesToServersTime, secondsIn } from './shown-clock';
import { aVisitor, useBrowser } from './visitor';

let school: SmallSchool;
useBrowser();
beforeAll(async () => {
  school = await openSmallSchool(inject('baseUrl'));
});

/** Sets the device's wall clock; its monotonic clock keeps running. */
const setDeviceClock = (page: Page, toMs: number) =>
  page.addInitScript((offsetMs) => {
    const Real = Date;
    globalThis.Date = new Proxy(Real, {
      construct: (target, args, self) =>
        Reflect.construct(target, args.length === 0 ? [Real.now() + offsetMs] : args, self) as Date,
      get: (target, name) => (name === 'now' ? () => Real.now() + offsetMs : Reflect.get(target, name)),
    });
  }, toMs - Date.now());

async function expectServersTime(student: Caller, shown: () => Promise<string>): Promise<void> {
  const serversSeconds = async () => {
    const { deadline, serverNow } = await openAttempt(student, school.quizzes.open.shareId);
    return (deadline - serverNow) / 1000;
  };
  await comesToServersTime(
    async () => ({
      before: await serversSeconds(),
      shown: secondsIn(await shown()),
      after: await serversSeconds(),
    }),
    2,
  );
}

test.for(['2020-01-01T00:00:00Z', '2030-01-01T00:00:00Z'])(
  'a device with its clock at %s shows the time of the server, and submits nothing early',
  async (date) => {
    const student = await school.newStudent();
    const { page, leave } = await aVisitor();
    await setDeviceClock(page, Date.parse(date));
    await enter(page, student);
    await startQuiz(page, school.quizzes.open);
    const timer = page.getByRole('timer').first();
    await expectServersTime(student, () => timer.innerText());
    await page.getByRole('radio').nth(1).check();
    await page.getByText(/^Saved \d/).waitFor();

    const row = page.getByRole('button', { name: /^Continue, [\d:]+ left$/, includeHidden: true });
    await expectServersTime(student, async () => {
      await visit(page, '/student', /Welcome/);
      return row.innerText();
    });
    const resume = page.getByRole('button', { name: 'Resume Quiz' });
    await resume.or(row).last().click();
    await page.getByText('Question 1 of 5').first().waitFor();
    await expectServersTime(student, () => timer.innerText());
    await page.getByRole('radio').nth(1).and(page.locator(':checked')).waitFor();

    const { inProgress } = await student.call<Pick<StudentDashboard, 'inProgress'>>('GET', '/api/student/');
    expect(inProgress).toHaveLength(1);
    await leave();
  },
);

test('a hidden timer stays hidden after a reload, in this attempt only', async () => {
  const { page, leave } = await aVisitor();
  const [hiding, other] = [await school.newStudent(), await school.newStudent()];
  await enter(page, hiding);
  await startQuiz(page, school.quizzes.open);
  await page.getByRole('button', { name: 'Hide timer' }).click();
  await page.reload();
  await resumeQuiz(page);
  await page.getByRole('button', { name: 'Show timer' }).waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);

  await enter(page, other);
  await startQuiz(page, school.quizzes.open);
  await page.getByRole('timer').first().waitFor();
  await leave();
});
