import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../../server/testing/factories';
import { aWorld } from '../../../../server/testing/world';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { visit } from '../../../testing/visit';

const choice = (text: string) => ({
  ...{ type: 'mcq', text, maximumMarks: 1 },
  ...{ options: ['Left', 'Right', 'Neither'], correctAnswer: 'Left' },
});

/** Ten students; on the second question all but one chose another answer than the key. */
async function openStatistics() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, {
    settings: { blindMarking: false },
    questions: [choice('First'), choice('Second'), choice('Third')],
  });
  const [first = '', second = '', third = ''] = quiz.questionIds;
  for (let at = 0; at < 10; at += 1) {
    const answers = {
      [first]: at < 8 ? 'Left' : 'Right',
      [second]: at === 4 ? 'Left' : 'Right',
      [third]: at < 5 ? 'Left' : 'Neither',
    };
    await aSubmitter(world, quiz, { name: `Pupil ${at}`.replace(' ', ''), answers });
  }
  await evaluate(world, quiz);
  const page = await visit(world, teacherPaths.statistics(quiz.quizId), { as: 'teacher', name: 'Ann' });
  const table = await screen.findByRole('table', { name: 'Correct answers per question' });
  return { ...page, table, second, quizId: quiz.quizId };
}

test('each question is one row, and chance is explained once for all', async () => {
  const { table } = await openStatistics();
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['80%', '10%', '50%']);
  expect(screen.getAllByText(/may be chance in a class of this size/)).toHaveLength(1);
});

test('a doubtful key is named, and links to its question on the bench', async () => {
  const { table, second } = await openStatistics();
  const [doubt, ...others] = await within(table).findAllByRole('link', { name: 'Key?' });
  expect(others).toEqual([]);
  expect(doubt?.getAttribute('href')).toContain(`question=${second}`);
});

test('the choices of a question open below its row', async () => {
  const { user, table } = await openStatistics();
  await user.click(within(table).getByRole('button', { name: 'Details of question 1' }));
  const choices = within(screen.getByRole('table', { name: 'Choices for question 1' }));
  expect(choices.getByRole('row', { name: /^Left/ }).textContent).toContain('8');
  await user.click(within(table).getByRole('button', { name: 'Details of question 1' }));
  expect(screen.queryByRole('table', { name: 'Choices for question 1' })).toBeNull();
});
