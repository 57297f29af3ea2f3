import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClass, aMember } from '../../../server/testing/a-class';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { paths } from '../../../shared/paths';
import { teacherPaths } from '../../../shared/teacher-paths';
import { visit } from '../../testing/visit';

const HOUR = 3_600_000;
const ann = { as: 'teacher', name: 'Ann' } as const;

/** Ann's desk with a quiz for 7b, which one of three has submitted, and an unassigned one. */
async function aDesk() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher, quizId } = quiz;
  const classId = aClass(world, { teacher });
  const student = await world.signIn('student', 'Sam');
  aMember(world, { classId, student, email: 'sam@school.example' });
  for (const name of ['Tia', 'Uma']) aMember(world, { classId, name });
  await teacher.rest('PUT', `/quiz/${quizId}/assignment`, {
    classIds: [classId],
    closesAt: world.clock.now() + 2 * HOUR,
  });
  await aSubmitter(world, quiz);
  await teacher.rest('POST', '/quiz/', { title: 'Forces' });
  return { world, quiz, quizId };
}

const rowOf = async (title: string) => {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(title) })).closest('tr');
  if (!row) throw new Error(`${title} stands in no row.`);
  return within(row);
};

test('the list shows each quiz’s class and its number of submissions, and filters by class', async () => {
  const { world } = await aDesk();
  const { user } = await visit(world, paths.teacher, ann);
  const row = await rowOf('Cells');
  expect(row.getByText('7b')).toBeDefined();
  expect(row.getByText('1').parentElement?.textContent).toBe('1 / 3');
  await rowOf('Forces');
  await user.selectOptions(screen.getByLabelText('Class'), '7b');
  expect(screen.queryByRole('rowheader', { name: /Forces/ })).toBeNull();
  expect(location.search).toBe('?class=7b');
  await user.selectOptions(screen.getByLabelText('Class'), 'All classes');
  await user.type(screen.getByLabelText('Search your quizzes'), '7B');
  expect(screen.queryByRole('rowheader', { name: /Forces/ })).toBeNull();
  await rowOf('Cells');
});

test('the Share tab shows the quiz’s classes, and links to where they are changed', async () => {
  const { world, quizId } = await aDesk();
  await visit(world, teacherPaths.share(quizId), ann);
  await screen.findByText(/^Only students of 7b can start this quiz, until Thu,? 15 Jan/);
  const link = screen.getByRole('link', { name: 'Change classes and window' });
  expect(link.getAttribute('href')).toBe(teacherPaths.assign(quizId));
  expect(screen.getByText(/1 of 3 students submitted/)).toBeDefined();
});

test('the live view names the members who have not started', async () => {
  const { world, quizId } = await aDesk();
  await visit(world, teacherPaths.live(quizId), ann);
  await screen.findByText('of 3 joined', { exact: false });
  const rows = ['Tia', 'Uma'].map((name) => screen.getByText(name).closest('tr')?.textContent);
  expect(rows).toEqual([
    'Tia Not startedcan start nowReset PIN for TiaMake-up time for Tia',
    'Uma Not startedcan start nowReset PIN for UmaMake-up time for Uma',
  ]);
});

test('a release says how many members are missing, and links to a make-up', async () => {
  const { world, quiz, quizId } = await aDesk();
  await evaluate(world, quiz);
  const { user } = await visit(world, teacherPaths.marks(quizId), ann);
  await user.click(await screen.findByRole('button', { name: 'Release Scores' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Release Scores?' }));
  await dialog.findByText(/^2 of 7b have not taken it\. The others will see the correct answers\./);
  expect(dialog.getByRole('link', { name: 'Give a make-up time first' }).getAttribute('href')).toBe(
    teacherPaths.assign(quizId),
  );
});
