import { screen, waitFor, within } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { teacherPaths } from '../../../../../shared/teacher-paths';
import { aClassOf, type OBJECTIVE_TYPES, scoresOf } from '../../../../../tests/question-types/typed-class';
import { visit } from '../../../../testing/visit';

type User = ReturnType<typeof userEvent.setup>;

async function atBench(type: (typeof OBJECTIVE_TYPES)[number]) {
  const typed = await aClassOf(type);
  const address = teacherPaths.marks(typed.quizId, { tab: 'questions', question: typed.questionId });
  const visitor = await visit(typed.world, address, { as: 'teacher', name: 'Ann' });
  await screen.findByText('Is the key right?');
  return { ...typed, ...visitor };
}

const correction = () => screen.findByRole('form', { name: 'Correct the key' });

/** The class's wrong answer, entered into the fields as a teacher does. */
const TYPED: [type: 'number' | 'match', put: (user: User, form: HTMLElement) => Promise<void>][] = [
  [
    'number',
    async (user, form) => {
      const value = await within(form).findByLabelText('Correct number');
      await user.clear(value);
      await user.type(value, '50');
    },
  ],
  [
    'match',
    async (user, form) => {
      const pairs = [
        ['Fe', 'Zinc'],
        ['Cu', 'Iron'],
        ['Ag', 'Iron'],
        ['Zn', 'Tin'],
      ] as const;
      for (const [left, right] of pairs) {
        await user.selectOptions(await within(form).findByLabelText(left), right);
      }
    },
  ],
];

test.each(TYPED)(
  '%s: a key corrected in its fields gives the previewed marks, and undo the old ones',
  async (type, put) => {
    const { user, scores } = await atBench(type);
    await user.keyboard('k');
    const form = await correction();
    await put(user, form);
    await user.click(within(form).getByRole('button', { name: 'See what changes' }));
    await user.click(await within(form).findByRole('button', { name: /^Apply: 8 gain, \d keep/ }));
    await screen.findByText(/: the old and the new answer\. 8 students gained, 0 lost\.$/);
    expect(await scores()).toEqual(scoresOf(2, 2, 0));
    await waitFor(() => expect(screen.queryByText('Is the key right?')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Undo correction/ }));
    await waitFor(async () => expect(await scores()).toEqual(scoresOf(0, 2, 0)));
    await screen.findByText('Is the key right?');
  },
);

test('in a gap a given answer is accepted too by one press, with a preview and an undo', async () => {
  const { user, scores } = await atBench('cloze');
  await user.click(screen.getByRole('button', { name: /^Gap 1: water: 8 students/ }));
  await user.click(await screen.findByRole('button', { name: 'Accept “water” too' }));
  const form = await correction();
  expect(await within(form).findByDisplayValue(/^blood\s+water$/)).toBeDefined();
  await user.click(await within(form).findByRole('button', { name: 'Apply to 8 students' }));
  await screen.findByRole('button', { name: /^Gap 1: water: 8 students.*key$/ });
  expect(await scores()).toEqual(scoresOf(0.5, 2, 0));
  await user.click(screen.getByRole('button', { name: /^Undo correction/ }));
  await waitFor(async () => expect(await scores()).toEqual(scoresOf(0, 2, 0)));
});
