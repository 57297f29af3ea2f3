import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClass } from '../../../server/testing/a-class';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { paths } from '../../../shared/paths';
import { teacherPaths } from '../../../shared/teacher-paths';
import { visit } from '../../testing/visit';

const HOUR = 3_600_000;
const ann = { as: 'teacher', name: 'Ann' } as const;

/** Ann's quiz of 9b, from a Wednesday of September 2025 at 8:00, and her new class 9c. */
async function aYear() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId } = quiz;
  const formerId = aClass(world, { teacher, name: '9b' });
  world.clock.advance(1000);
  const classId = aClass(world, { teacher, name: '9c' });
  const opensAt = new Date(2025, 8, 10, 8, 0).getTime();
  const window = { opensAt, closesAt: opensAt + HOUR };
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [formerId], ...window });
  return {
    ...{ world, teacher, quizId, formerId, classId, opensAt },
    quizzesOf9c: async () => (await teacher.rest('GET', `/class/${classId}`)).body.quizzes,
  };
}

async function openFromRow(world: ReturnType<typeof aWorld>) {
  const page = await visit(world, paths.teacher, ann);
  await page.user.click(await screen.findByRole('button', { name: 'More for Cells' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Use again in a class…' }));
  await screen.findByRole('button', { name: 'Use again' });
  return page;
}

test('one click copies a quiz into the newest class, on the same weekday at the same time', async () => {
  const { world, quizzesOf9c } = await aYear();
  const { user } = await openFromRow(world);
  const dialog = within(screen.getByRole('dialog'));
  const chosen = dialog.getByLabelText<HTMLSelectElement>('Class').selectedOptions;
  expect([...chosen].map(({ text }) => text)).toEqual(['9c']);
  expect(dialog.getByLabelText<HTMLInputElement>('Opens').value).toMatch(/T08:00$/);
  await user.click(screen.getByRole('button', { name: 'Use again' }));
  await screen.findByText(/^“Cells \(9c\)” opens for 9c on Wed/);
  const [copy] = await quizzesOf9c();
  const start = new Date(copy.opensAt);
  expect([start.getDay(), start.getHours(), start.getMinutes()]).toEqual([3, 8, 0]);
  expect(copy.opensAt).toBeGreaterThan(Date.now());
  expect(copy.closesAt - copy.opensAt).toBe(HOUR);
});

test('without a start the copy stays a draft and the dialog says so; a window without duration is refused', async () => {
  const { world, quizzesOf9c, teacher } = await aYear();
  const { user } = await openFromRow(world);
  const closes = screen.getByLabelText('Closes');
  await user.clear(closes);
  await user.type(closes, '2030-01-01T08:00');
  const opens = screen.getByLabelText('Opens');
  await user.clear(opens);
  await user.type(opens, '2030-01-02T08:00');
  await user.click(screen.getByRole('button', { name: 'Use again' }));
  await screen.findByText('Please let the quiz close after it opens.');
  await user.click(screen.getByRole('button', { name: 'No start' }));
  await screen.findByText('Without a start it stays a draft until you publish it.');
  await user.click(screen.getByRole('button', { name: 'Use again' }));
  await screen.findByText('“Cells (9c)” is in 9c as a draft.');
  const [copy] = await quizzesOf9c();
  expect((await teacher.rest('GET', `/quiz/${copy.quizId}`)).body.isPublished).toBe(false);
});

test('the quizzes of a class move together by weeks; an unpublishable one is named with the reason', async () => {
  const { world, teacher, formerId, opensAt, quizzesOf9c } = await aYear();
  const { body: empty } = await teacher.rest('POST', '/quiz/', { title: 'Forces' });
  const { body: other } = await teacher.rest('POST', '/quiz/', { title: 'Optics' });
  for (const { _id } of [empty, other]) {
    const later = { classIds: [formerId], opensAt: opensAt + 24 * HOUR };
    await teacher.rest('PUT', `/quiz/${_id}/assignment`, later);
  }
  const { user } = await visit(world, teacherPaths.classQuizzes(formerId), ann);
  await user.click(await screen.findByRole('button', { name: 'Use again in another class…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByLabelText('Optics'));
  expect(dialog.getByLabelText('Cells').closest('div')?.textContent).toMatch(/^CellsWed.*8:00/);
  const weeks = dialog.getByRole('spinbutton', { name: 'Weeks later' });
  const before = Number(weeks.getAttribute('aria-valuenow'));
  await user.click(dialog.getByRole('button', { name: 'Weeks later: 1 more' }));
  await user.click(dialog.getByRole('button', { name: 'Use 2 again' }));
  await screen.findByText(/1 quiz could not be published and is a draft/);
  screen.getByRole('link', { name: 'Forces (9c)' });
  const copies: { title: string; opensAt: number }[] = await quizzesOf9c();
  await waitFor(() => expect(copies.map(({ title }) => title).sort()).toEqual(['Cells (9c)', 'Forces (9c)']));
  const cells = copies.find(({ title }) => title === 'Cells (9c)');
  const weeksLater = Math.round(((cells?.opensAt ?? 0) - opensAt) / (7 * 24 * HOUR));
  expect(weeksLater).toBe(before + 1);
});
