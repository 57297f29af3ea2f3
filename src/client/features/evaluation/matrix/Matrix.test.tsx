import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../../server/testing/factories';
import { aWorld } from '../../../../server/testing/world';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { visit } from '../../../testing/visit';

const ann = { as: 'teacher', name: 'Ann' } as const;
const HOSTILE = 'Tia thinks <img src=x onerror="alert(1)"> of the sun';
const GAS = {
  ...{ type: 'mcq', text: 'Which gas?', maximumMarks: 1 },
  ...{ options: ['Oxygen', 'Carbon dioxide'], correctAnswer: 'Carbon dioxide' },
};
const LEAVES = {
  ...{ type: 'long', text: 'Why do leaves look green?', maximumMarks: 4 },
  correctAnswer: 'Chlorophyll absorbs red and blue light and reflects green light.',
};

const LABEL = 'Marks of each student in each question';

/**
 * The matrix of a marked quiz: Sam chose the key, Tia the other option and a text with markup, Ubi left all
 * empty.
 */
async function openClass({ isBlind }: { isBlind: boolean }) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, {
    settings: { blindMarking: isBlind },
    questions: [GAS, LEAVES],
  });
  const [gas = '', leaves = ''] = quiz.questionIds;
  const submit = (name: string, answers: Record<string, string>) =>
    aSubmitter(world, quiz, { name, answers });
  await submit('Tia', { [gas]: 'Oxygen', [leaves]: HOSTILE });
  await submit('Sam', { [gas]: 'Carbon dioxide' });
  await submit('Ubi', {});
  await evaluate(world, quiz);
  return { ...(await visit(world, teacherPaths.marks(quiz.quizId, { tab: 'matrix' }), ann)), quiz, leaves };
}

async function openMatrix() {
  const page = await openClass({ isBlind: false });
  const grid = await screen.findByRole('grid', { name: LABEL });
  return {
    ...{ ...page, grid },
    names: () =>
      within(grid)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    cell: (name: string) => within(grid).getByRole('button', { name }),
  };
}

test('each student has a row, highest first, with each mark and the letter of a single choice', async () => {
  const { grid, names, cell } = await openMatrix();
  expect(names().slice(-1)).toEqual(['Mean of 3']);
  expect(names()[2]).toBe('Ubi');
  cell('B 1 of 1 mark, “Carbon dioxide”');
  cell('A 0 of 1 mark, “Oxygen”');
  expect(within(grid).getAllByRole('button', { name: /^empty of/ })).toHaveLength(3);
});

test('a cell opens its student’s answers at its question, and a name all of them', async () => {
  const { user, cell, leaves } = await openMatrix();
  await user.click(cell('A 0 of 1 mark, “Oxygen”'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Tia' }));
  drawer.getByText(HOSTILE);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(new URLSearchParams(location.search).get('question')).not.toBe(leaves);
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Sam' }));
  await screen.findByRole('dialog', { name: 'Sam' });
});

test('a title sorts by its question, and arrow keys enter the table and move between cells', async () => {
  const { user, grid, names, cell } = await openMatrix();
  await user.click(within(grid).getByRole('button', { name: /Which gas/ }));
  await waitFor(() => expect(names()[0]).toBe('Sam'));
  within(screen.getByRole('navigation', { name: 'Quiz' }))
    .getByRole('link', { name: /^Share/ })
    .focus();
  await user.keyboard('{ArrowDown}');
  expect(grid.contains(document.activeElement)).toBe(true);
  cell('B 1 of 1 mark, “Carbon dioxide”').focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe(' empty of 4 marks');
});

test('a focused cell shows the whole answer, and Escape hides it', async () => {
  const { user, cell } = await openMatrix();
  cell('A 0 of 1 mark, “Oxygen”').focus();
  await user.keyboard('{ArrowRight}');
  await screen.findByText(HOSTILE);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText(HOSTILE)).toBeNull());
});

test('while names are hidden no row links one student’s answers, and Show names opens the matrix', async () => {
  const { user, quiz } = await openClass({ isBlind: true });
  await screen.findByText('The matrix waits until names are shown');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.body.textContent).not.toMatch(/Student 1|Tia|Oxygen/);
  await user.click(screen.getByRole('button', { name: 'Mark by question' }));
  await screen.findByRole('tab', { name: 'Questions', selected: true });
  await user.click(screen.getByRole('tab', { name: 'Matrix' }));
  await user.click(await screen.findByRole('button', { name: 'Show names' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Show names?' }));
  await user.click(dialog.getByRole('button', { name: 'Show names' }));
  await screen.findByRole('grid', { name: LABEL });
  expect((await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`)).body.namesShownAt).not.toBeNull();
});
