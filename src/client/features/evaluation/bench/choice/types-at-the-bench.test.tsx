import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { teacherPaths } from '../../../../../shared/teacher-paths';
import {
  aClassOf,
  OBJECTIVE_TYPES,
  objectiveIn,
  scoresOf,
} from '../../../../../tests/question-types/typed-class';
import { displayAnswer } from '../../../../rules/results/display';
import { optionCounts } from '../../../../rules/results/option-counts';
import { visit } from '../../../../testing/visit';

/** The bench with an answered question of a type. */
async function atBench(type: (typeof OBJECTIVE_TYPES)[number]) {
  const typed = await aClassOf(type);
  const address = teacherPaths.marks(typed.quizId, { tab: 'questions', question: typed.questionId });
  const visitor = await visit(typed.world, address, { as: 'teacher', name: 'Ann' });
  await screen.findByText('Is the key right?');
  return { ...typed, ...visitor };
}

test.each(OBJECTIVE_TYPES)(
  '%s: the rows show the answers and their students, and the doubt about the key is readable',
  async (type) => {
    const { results, example } = await atBench(type);
    screen.getByText(/^\d+ of the \d+ stronger students chose .+ are in the weaker half\.$/);
    within(screen.getByRole('navigation', { name: 'Questions' })).getByText('Key?');
    const question = objectiveIn(await results());
    const { options } = optionCounts(await results(), question);
    const lists = screen.getAllByRole('list', { name: /^(Options of|Answers to) question 1/ });
    const rows = lists.flatMap((list) => within(list).getAllByRole('button'));
    // The last row is the empty answer's.
    expect(rows).toHaveLength(options.length + 1);
    for (const { label, studentIds } of options) {
      const name = `${label}: ${studentIds.length} student`;
      expect(
        rows.some((row) => row.textContent?.includes(name)),
        name,
      ).toBe(true);
    }
    expect(document.body.textContent).not.toContain('[object');
    expect(displayAnswer(example.wrong)).toMatch(/\w/);
  },
);

test.each(OBJECTIVE_TYPES)(
  '%s: the key is corrected in the type’s fields, which show it as it is',
  async (type) => {
    const { user } = await atBench(type);
    await user.keyboard('k');
    const form = await screen.findByRole('form', { name: 'Correct the key' });
    // The two below them are for the previously right answers.
    await waitFor(() => expect(form.querySelectorAll('input, select').length).toBeGreaterThan(2));
    expect(within(form).getByText('Choose what is right, and see here what changes.')).toBeDefined();
    expect(form.textContent).not.toContain('[object');
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form', { name: 'Correct the key' })).toBeNull();
  },
);

test.each(OBJECTIVE_TYPES)(
  '%s: everyone with the same answer gets one mark, and undo reverts it',
  async (type) => {
    const { user, scores } = await atBench(type);
    const [row] = screen.getAllByRole('button', { name: /: 8 students/ });
    if (!row) throw new Error('Eight gave the same answer.');
    await user.click(row);
    const marks = await screen.findByRole('spinbutton', { name: 'Marks for all 8' });
    await user.clear(marks);
    await user.type(marks, '1.5{Enter}');
    await waitFor(async () => expect(await scores()).toEqual(scoresOf(1.5, 2, 0)));
    const pane = marks.closest('section');
    if (!pane) throw new Error('The marks stand in a pane.');
    await user.click(within(pane).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await scores()).toEqual(scoresOf(0, 2, 0)));
  },
);
