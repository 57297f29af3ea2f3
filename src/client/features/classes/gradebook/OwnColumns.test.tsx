import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSchoolClass } from '../../../../server/testing/pupils';
import { aWorld } from '../../../../server/testing/world';
import { GRADE_PRESETS } from '../../../../shared/gradebook/grades';
import type { Gradebook } from '../../../../shared/gradebook/schema';
import { messages } from '../../../../shared/messages';
import { signInAgain } from '../../../testing/sign-in-again';
import { visit } from '../../../testing/visit';

/**
 * Asha, Ben and Cem without quizzes, optionally with a column out of 10; opened by Ann or by a colleague with
 * the right to look.
 */
async function openGradebook({
  as = 'Ann',
  hasColumn = true,
}: {
  as?: 'Ann' | 'Bob';
  hasColumn?: boolean;
} = {}) {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  const bob = await world.signIn('teacher', 'Bob');
  const names = ['Asha', 'Ben', 'Cem'].map((name) => ({ name }));
  const { classId, memberIds } = await aSchoolClass(ann, '7b', names);
  const path = `/class/${classId}`;
  const oral = { title: 'Oral', maxScore: 10, date: world.clock.now() };
  const columnId: string = hasColumn ? (await ann.rest('POST', `${path}/columns`, oral)).body.columnId : '';
  await ann.rest('PUT', `${path}/colleagues`, {
    email: 'bob@school.example',
    right: as === 'Bob' ? 'look' : 'edit',
  });
  const page = await visit(world, `/teacher/classes/${classId}/gradebook`, { as: 'teacher', name: as });
  const read = async (): Promise<Gradebook> => (await ann.rest('GET', `${path}/gradebook`)).body;
  return {
    ...{ world, ann, bob, path, columnId, memberIds, read, ...page },
    cell: (name: string) => screen.findByLabelText<HTMLInputElement>(`Oral of ${name}, out of 10`),
    fromMenu: async (title: string, item: string) => {
      await page.user.click(await screen.findByRole('button', { name: `More for “${title}”` }));
      await page.user.click(await screen.findByRole('menuitem', { name: item }));
    },
    scores: async () => (await read()).ownColumns[0]?.scores,
    focused: () => document.activeElement?.getAttribute('aria-label'),
  };
}

test('a column is typed down by keyboard, and every mark is stored', async () => {
  const { user, cell, scores, focused } = await openGradebook();
  (await cell('Asha')).focus();
  await user.keyboard('8{Enter}7,5{ArrowDown}10{Enter}');
  await waitFor(async () => expect(await scores()).toEqual([8, 7.5, 10]));
  expect(screen.getByRole('row', { name: /^Ben/ }).textContent).toContain('75%');
  expect(focused()).toBe('Oral of Cem, out of 10');
  await user.keyboard('{ArrowUp}{Delete}{Enter}');
  await waitFor(async () => expect(await scores()).toEqual([8, null, 10]));
});

test.each(['10.5', '-1', '7.3', 'good'])(
  '%s is refused with the reason, stays as typed, and Escape discards it',
  async (typed) => {
    const { user, cell, scores, focused } = await openGradebook();
    const asha = await cell('Asha');
    asha.focus();
    await user.keyboard(`${typed}{Enter}`);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.marksInvalid(10));
    expect([asha.value, focused()]).toEqual([typed, 'Oral of Asha, out of 10']);
    await user.keyboard('{Escape}');
    expect([asha.value, screen.queryByRole('alert')]).toEqual(['', null]);
    expect(await scores()).toEqual([null, null, null]);
  },
);

test('replacing a colleague’s mark names its author, and Undo restores it', async () => {
  const { user, bob, path, columnId, memberIds, cell, scores } = await openGradebook();
  (await cell('Asha')).focus();
  await bob.rest('PUT', `${path}/columns/${columnId}/marks/${memberIds[0]}`, { marks: 3 });
  await user.keyboard('9{Enter}');
  await screen.findByText('Oral of Asha was 3 by Bob');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await scores()).toEqual([3, null, null]));
  expect((await cell('Asha')).value).toBe('3');
});

test('an unsaved value returns to the stored one, with the reason above', async () => {
  const { user, network, cell } = await openGradebook();
  const asha = await cell('Asha');
  asha.focus();
  network.goAway();
  await user.keyboard('8{Enter}');
  await screen.findByText('The entry for Asha could not be saved. Please try again.');
  expect(asha.value).toBe('');
});

test('a mark of an ended session leads to the login, and is sent after it', async () => {
  const { user, ann, world, path, cell } = await openGradebook();
  (await cell('Asha')).focus();
  await ann.rest('POST', '/auth/logout-everywhere');
  await user.keyboard('8{Enter}');
  await screen.findByText(messages.sessionEnded);
  await signInAgain(user);
  await waitFor(async () => expect((await cell('Asha')).value).toBe('8'));
  const again = await world.signIn('teacher', 'Ann');
  await waitFor(async () => {
    const { ownColumns }: Gradebook = (await again.rest('GET', `${path}/gradebook`)).body;
    expect(ownColumns[0]?.scores).toEqual([8, null, null]);
  });
});

test('a column is added to an empty gradebook, renamed, and deleted with Undo', async () => {
  const { user, read, fromMenu } = await openGradebook({ hasColumn: false });
  await user.click(await screen.findByRole('button', { name: 'Column' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a column' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await screen.findByText(/^Please give the column a title/);
  await user.type(dialog.getByLabelText('Title'), 'Homework');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await fromMenu('Homework', 'Edit');
  const dialogOfEdit = within(await screen.findByRole('dialog', { name: 'Edit “Homework”' }));
  await user.clear(dialogOfEdit.getByLabelText('Title'));
  await user.type(dialogOfEdit.getByLabelText('Title'), 'Notebook');
  await user.click(dialogOfEdit.getByRole('button', { name: 'Save' }));
  await fromMenu('Notebook', 'Edit');
  await user.click(await screen.findByRole('button', { name: 'Delete column' }));
  await screen.findByText('No quizzes yet');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'More for “Notebook”' });
  expect((await read()).ownColumns).toMatchObject([{ title: 'Notebook', maxScore: 10 }]);
});

test('a column of notes is written in place, sorted by its words, and moved by its menu', async () => {
  const { user, read, fromMenu } = await openGradebook();
  await user.click(await screen.findByRole('button', { name: 'Column' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a column' }));
  await user.click(dialog.getByRole('radio', { name: 'Notes' }));
  expect(dialog.queryByLabelText('Maximum')).toBeNull();
  await user.type(dialog.getByLabelText('Title'), 'Homework');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  (await screen.findByLabelText('Homework of Asha')).focus();
  await user.keyboard('handed in late{Enter}excused{Enter}{Enter}');
  await waitFor(async () =>
    expect((await read()).ownColumns[1]?.notes).toEqual(['handed in late', 'excused', null]),
  );
  await user.click(screen.getByRole('button', { name: 'Homework' }));
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Asha', 'Ben', 'Cem']));
  await user.click(screen.getByRole('button', { name: 'Homework' }));
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Ben', 'Asha', 'Cem']));
  await fromMenu('Homework', 'Move left');
  await waitFor(async () =>
    expect((await read()).ownColumns.map(({ title }) => title)).toEqual(['Homework', 'Oral']),
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Homework'));
  await screen.findByText('Homework is now own column 1 of 2');
});

test('a colleague who may only look reads the marks and cannot change them', async () => {
  const { ann, path, columnId, memberIds } = await openGradebook({ as: 'Bob' });
  await ann.rest('PUT', `${path}/columns/${columnId}/marks/${memberIds[0]}`, { marks: 3 });
  await screen.findByRole('grid');
  expect(screen.queryByRole('textbox', { name: /^Oral/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Column|More for/ })).toBeNull();
});

test('the grades of a class are chosen in its settings, validated, and shown beside the means', async () => {
  const { user, ann, path, columnId, memberIds } = await openGradebook();
  await ann.rest('PUT', `${path}/columns/${columnId}/marks/${memberIds[0]}`, { marks: 9 });
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  await user.selectOptions(await screen.findByLabelText('Scale'), 'A to F');
  const bound = screen.getByLabelText('Grade 2 from percent');
  await user.clear(bound);
  await user.type(bound, '95{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Each grade starts at/);
  await user.clear(bound);
  await user.type(bound, '85{Enter}');
  await screen.findByText('Grades saved');
  const { gradeScale } = (await ann.rest('GET', path)).body;
  expect(gradeScale).toEqual(GRADE_PRESETS.aToF.with(1, { label: 'B', fromPercent: 85 }));
  await user.click(screen.getByRole('link', { name: 'Gradebook' }));
  const asha = await screen.findByRole('row', { name: /^Asha/ });
  await waitFor(() => expect(within(asha).getAllByRole('cell')[0]?.textContent).toBe('90%A'));
});
