import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, evaluate } from '../../../../server/testing/factories';
import { aSchoolClass, signedInPupil } from '../../../../server/testing/pupils';
import { aWorld } from '../../../../server/testing/world';
import type { Gradebook } from '../../../../shared/gradebook/schema';
import { visit } from '../../../testing/visit';

const question = (text: string) => ({
  ...{ type: 'mcq', text, maximumMarks: 2 },
  ...{ options: ['Right', 'Wrong'], correctAnswer: 'Right' },
});
/** Each student's right answers out of five, by quiz; null means absent. */
const RIGHT = { Cells: [5, 1, null], Light: [2, 4, 3] } as const;

/** Asha, Ben and Cem with two marked quizzes; opened by Ann, the owner, or by a colleague. */
async function openGradebook({
  as = 'Ann',
  blindMarking = false,
}: {
  as?: 'Ann' | 'Bob';
  blindMarking?: boolean;
} = {}) {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  const names = ['Asha', 'Ben', 'Cem'].map((name) => ({ name }));
  const { classId, memberIds } = await aSchoolClass(ann, '7b', names);
  const pupils = memberIds.map((id) => signedInPupil(world, id));
  const quizIds: string[] = [];
  for (const [title, right] of Object.entries(RIGHT)) {
    const questions = Array.from({ length: 5 }, (_, at) => question(`${title} ${at}`));
    const quiz = await aPublishedQuiz(world, { questions, settings: { title, blindMarking } });
    quizIds.push(quiz.quizId);
    await ann.rest('PUT', `/quiz/${quiz.quizId}/assignment`, { classIds: [classId] });
    for (const [who, pupil] of pupils.entries()) {
      const count = right[who] ?? null;
      if (count === null) continue;
      await pupil.rest('POST', '/student/attempt', { shareId: quiz.shareId });
      const answers = Object.fromEntries(
        quiz.questionIds.map((id, at) => [id, at < count ? 'Right' : 'Wrong']),
      );
      await pupil.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers } });
    }
    await evaluate(world, quiz);
    world.clock.advance(1000);
  }
  if (as === 'Bob') {
    await ann.rest('PUT', `/class/${classId}/colleagues`, { email: 'bob@school.example', right: 'look' });
  }
  const page = await visit(world, `/teacher/classes/${classId}/gradebook`, { as: 'teacher', name: as });
  const grid = await screen.findByRole('grid', { name: 'Gradebook of 7b' });
  const rowOf = (name: string) => within(grid).getByRole('row', { name: new RegExp(`^${name}`) });
  return {
    ...{ world, ann, classId, quizIds, grid, ...page },
    names: () =>
      within(grid)
        .getAllByRole('link')
        .flatMap(({ dataset, textContent }) => (dataset.column === '-2' ? [textContent] : [])),
    /** The mean and the cells of the quizzes. */
    cells: (name: string) =>
      within(rowOf(name))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    weights: async () => {
      const { quizzes }: Gradebook = (await ann.rest('GET', `/class/${classId}/gradebook`)).body;
      return quizzes.map(({ weightPercent }) => weightPercent);
    },
  };
}

test('each row has its mean and its marks, read with their maximum, and links on', async () => {
  const { grid, cells, classId, quizIds } = await openGradebook();
  expect(cells('Asha')).toEqual(['70%', '10', '4']);
  expect(cells('Cem')).toEqual(['60%', 'absent', '6']);
  expect(cells('Mean')).toEqual(['60%', '60%', '60%']);
  within(grid).getByRole('button', { name: 'Cells /10' });
  screen.getByText('Median 60%');
  const mark = within(grid).getByRole('link', { name: '10 of 10, 100%, not released yet' });
  expect(mark.getAttribute('href')).toContain(`/teacher/quizzes/${quizIds[0]}/marks?student=`);
  const absent = within(grid).getByRole('link', { name: 'absent' });
  expect(absent.getAttribute('href')).toBe(`/teacher/quizzes/${quizIds[0]}/marks`);
  const name = within(grid).getByRole('link', { name: 'Ben' });
  expect(name.getAttribute('href')).toContain(`/teacher/classes/${classId}/students/`);
});

test('a cell opens its student’s answers, also in a quiz with blind marking', async () => {
  const { user, grid } = await openGradebook({ blindMarking: true });
  await user.click(within(grid).getByRole('link', { name: '8 of 10, 80%, not released yet' }));
  await screen.findByRole('dialog', { name: 'Ben' });
});

test('a weight is edited in place and stored, and the means follow', async () => {
  const { user, cells, weights } = await openGradebook();
  await user.click(screen.getByRole('button', { name: 'Change weights' }));
  await user.click(screen.getByRole('button', { name: 'Weight of Cells: 100%, change' }));
  const field = screen.getByLabelText('Weight of Cells, in percent');
  await user.clear(field);
  await user.type(field, '300{Enter}');
  await waitFor(() => expect(cells('Asha')[0]).toBe('85%'));
  await waitFor(async () => expect(await weights()).toEqual([300, 100]));
  const button = screen.getByRole('button', { name: 'Weight of Cells: 300%, change' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('an invalid weight is refused with a sentence, and Escape restores it', async () => {
  const { user, weights } = await openGradebook();
  await user.click(screen.getByRole('button', { name: 'Change weights' }));
  await user.click(screen.getByRole('button', { name: 'Weight of Light: 100%, change' }));
  await user.keyboard('1001{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('A weight is a whole number from 0 to 1000.');
  await user.keyboard('{Escape}');
  await screen.findByRole('button', { name: 'Weight of Light: 100%, change' });
  expect(await weights()).toEqual([100, 100]);
});

test('each student’s lowest mark is dropped and shown in brackets', async () => {
  const { user, cells } = await openGradebook();
  await user.selectOptions(screen.getByLabelText('Drop the lowest'), '1');
  await waitFor(() => expect(cells('Asha')).toEqual(['100%', '10', '(4)']));
  expect(cells('Ben')).toEqual(['80%', '(2)', '8']);
  // A member's only mark is never dropped.
  expect(cells('Cem')).toEqual(['60%', 'absent', '6']);
});

test('an unsaved value returns to the stored one, with the reason above', async () => {
  const { user, network, cells } = await openGradebook();
  network.goAway();
  await user.selectOptions(screen.getByLabelText('Drop the lowest'), '1');
  await screen.findByText('This could not be saved. Please try again.');
  expect(cells('Asha')).toEqual(['70%', '10', '4']);
});

test('a title sorts, figures from the highest, and a second press reverses', async () => {
  const { user, names, grid } = await openGradebook();
  const head = within(grid).getByRole('button', { name: /^Light/ });
  await user.click(head);
  await waitFor(() => expect(names()).toEqual(['Ben', 'Cem', 'Asha']));
  expect(head.closest('th')?.getAttribute('aria-sort')).toBe('descending');
  await user.click(head);
  await waitFor(() => expect(names()).toEqual(['Asha', 'Cem', 'Ben']));
});

test('filters narrow the list, are named, and can be cleared', async () => {
  const { user, names } = await openGradebook();
  await user.selectOptions(screen.getByLabelText('Students'), 'absent');
  await waitFor(() => expect(names()).toEqual(['Cem']));
  screen.getByText('1 of 3 students, 2 quizzes');
  await user.type(screen.getByLabelText('Search students'), 'asha');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByText('3 students, 2 quizzes');
});

test('arrow keys move through the grid, which has one tab stop', async () => {
  const { user, grid } = await openGradebook();
  const stops = () => grid.querySelectorAll('[tabindex="0"]');
  expect(stops()).toHaveLength(1);
  const [first] = stops();
  if (!(first instanceof HTMLElement)) throw new Error('Tab leads past the grid.');
  first.focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('8 of 10, 80%, not released yet');
  await user.keyboard('{Home}');
  expect(document.activeElement?.textContent).toBe('Ben');
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(document.activeElement?.textContent).toBe('Student');
  expect(stops()).toHaveLength(1);
});

test('a colleague who may only look reads the weights and cannot change them', async () => {
  const { user, grid } = await openGradebook({ as: 'Bob' });
  screen.getByText('All columns count alike.');
  await user.click(screen.getByRole('button', { name: 'Weights' }));
  expect(within(grid).queryByRole('button', { name: /^Weight/ })).toBeNull();
  expect(within(grid).getAllByText('100%').length).toBeGreaterThan(0);
  expect(screen.queryByLabelText('Drop the lowest')).toBeNull();
});
