import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../../server/testing/world';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { visit } from '../../../testing/visit';

const ORGANELLES = ['nucleus', 'ribosome', 'vacuole', 'cell wall', 'chloroplast', 'membrane'];
const QUESTIONS = [
  { type: 'short', text: 'What do plants take from the air?', correctAnswer: 'Carbon dioxide' },
  ...ORGANELLES.map((name) => ({
    ...{ type: 'mcq', text: `What does the ${name} do?`, options: ['Its job', 'Nothing'] },
    correctAnswer: 'Its job',
  })),
].map((question) => ({ ...question, maximumMarks: 2 }));

/** Seven questions, six of them on one topic. */
async function openCells() {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const quizId: string = (await teacher.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  await teacher.mutate('questions.createMany', { quizId, questions: QUESTIONS });
  const page = await visit(world, teacherPaths.questions(quizId), { as: 'teacher', name: 'Ann' });
  return { ...page, world, quizId };
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Pools' }));

/** Makes a pool of the six, which draws two. */
async function makePool({ user }: Awaited<ReturnType<typeof openCells>>): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Make a pool…' }));
  const pools = await dialog();
  for (const name of ORGANELLES) {
    await user.click(await pools.findByRole('checkbox', { name: new RegExp(name) }));
  }
  await user.click(pools.getByRole('button', { name: 'Make a pool of 6' }));
  await user.clear(pools.getByLabelText('Name'));
  await user.type(pools.getByLabelText('Name'), 'Organelles');
  const drawn = pools.getByLabelText('Questions drawn, of 6');
  await user.clear(drawn);
  await user.type(drawn, '6');
  pools.getByText('Enter a whole number from 1 to 5.');
  await user.clear(drawn);
  await user.type(drawn, '2');
}

async function save({ user }: Awaited<ReturnType<typeof openCells>>): Promise<void> {
  await user.click((await dialog()).getByRole('button', { name: 'Save pools' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Pools' })).toBeNull());
}

test('a pool is made of some questions, loses one, and gets it back by Undo', async () => {
  const cells = await openCells();
  const { user } = cells;
  await makePool(cells);
  await save(cells);
  await screen.findByText('2 of these 6, drawn for each student');
  screen.getByText(/^3 of 7 questions/);

  await user.click(screen.getByRole('button', { name: 'Change Organelles' }));
  const pools = await dialog();
  await user.click(await pools.findByRole('checkbox', { name: /membrane/ }));
  await user.click(pools.getByRole('button', { name: 'Take out' }));
  await save(cells);
  await screen.findByText('2 of these 5, drawn for each student');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('2 of these 6, drawn for each student');
});

test('the preview shows one student’s draw, and draws again', async () => {
  const cells = await openCells();
  await makePool(cells);
  await save(cells);
  await screen.findByText('2 of these 6, drawn for each student');
  cells.leave();
  const { user } = await visit(cells.world, teacherPaths.preview(cells.quizId), {
    as: 'teacher',
    name: 'Ann',
  });
  expect((await screen.findAllByText('Question 1 of 3')).length).toBeGreaterThan(0);
  await user.click(await screen.findByRole('button', { name: 'Draw again' }));
  expect((await screen.findAllByText('Question 1 of 3')).length).toBeGreaterThan(0);
});
