import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import { paths } from '../../shared/paths';
import { teacherPaths } from '../../shared/teacher-paths';
import { aDomain } from './a-domain';
import { chooseFor } from './desk-acts';
import { axeFindings } from './screens/axe';
import { buildQuiz, buyPlan, publish } from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { allTypes } from './screens/paper';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

const HOUR = 3_600_000;
const HOSTILE = '<b onmouseover=alert(1)>Cells & عضو</b>';

/** Two quizzes that last year's 9b took on Wednesdays at 8:00, and the new class 9c. */
async function aNewYear() {
  const teacher = await signIn(inject('baseUrl'), 'teacher', 'Mira Sen', `mira@${aDomain()}`);
  await buyPlan(teacher);
  const make = async (name: string) =>
    (await teacher.call<{ _id: string }>('POST', '/api/class', { name }))._id;
  const formerId = await make('9b');
  const opensAt = new Date(2025, 8, 10, 8).getTime();
  for (const [at, title] of [HOSTILE, 'Forces'].entries()) {
    const quiz = await buildQuiz(teacher, { title, totalTimeSeconds: 1800 }, allTypes);
    await publish(teacher, quiz);
    const start = opensAt + 7 * 24 * HOUR * at;
    const window = { classIds: [formerId], opensAt: start, closesAt: start + HOUR };
    await teacher.call('PUT', `/api/quiz/${quiz.quizId}/assignment`, window);
  }
  const classId = await make('9c');
  const taken = async () =>
    (
      await teacher.call<{ quizzes: { title: string; opensAt: number; closesAt: number }[] }>(
        'GET',
        `/api/class/${classId}`,
      )
    ).quizzes;
  return { teacher, formerId, taken };
}

test('a quiz of last year goes into a new class in two clicks, and all of its class in three', async () => {
  const { teacher, formerId, taken } = await aNewYear();
  const { page, leave } = await aVisitor({ viewport: { width: 360, height: 740 } });
  await enter(page, teacher);
  await page.goto(paths.teacher);
  await chooseFor(page, HOSTILE, 'Use again in a class…');
  await page.getByLabel('Opens', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use again', exact: true }).click();
  await page
    .getByText(/opens for 9c on Wed/)
    .first()
    .waitFor();
  const [copy] = await taken();
  expect(copy?.title).toBe(`${HOSTILE} (9c)`);
  expect(copy?.opensAt).toBeGreaterThan(Date.now());
  expect((copy?.closesAt ?? 0) - (copy?.opensAt ?? 0)).toBe(HOUR);
  expect(new Date(copy?.opensAt ?? 0).getDay()).toBe(3);

  await page.setViewportSize({ width: 1366, height: 768 });
  await visit(page, teacherPaths.classQuizzes(formerId), '9b');
  await page.getByRole('button', { name: 'Use again in another class…' }).click();
  await page.getByRole('spinbutton', { name: 'Weeks later' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use 2 again' }).click();
  await page.getByText('2 quizzes added to 9c.').first().waitFor();
  expect((await taken()).map(({ title }) => title).sort()).toEqual(
    [`${HOSTILE} (9c)`, `${HOSTILE} (9c, 2)`, 'Forces (9c)'].sort(),
  );
  await leave();
});
