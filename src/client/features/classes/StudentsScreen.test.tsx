import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../server/testing/world';
import type { ClassMember, SchoolClass } from '../../../shared/classes/schema';
import { visit } from '../../testing/visit';

const LIST = [
  { name: 'Zoë Adams', number: '3' },
  { name: 'Émile Roy', number: '1' },
  { name: 'Sam Okafor', number: '2', email: 'sam@school.example' },
];

async function openClass() {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  const { _id: classId } = (await ann.rest('POST', '/class', { name: '8b' })).body;
  for (const member of LIST) await ann.rest('POST', `/class/${classId}/members`, member);
  const page = await visit(world, `/teacher/classes/${classId}`, { as: 'teacher', name: 'Ann' });
  const table = await screen.findByRole('table', { name: 'Students of the class' });
  const read = async (): Promise<SchoolClass> => (await ann.rest('GET', `/class/${classId}`)).body;
  return {
    ...{ world, ann, classId, table, read, ...page },
    names: () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    member: async (name: string): Promise<ClassMember | undefined> =>
      (await read()).members.find((each) => each.name === name),
    choose: async (name: string, item: string) => {
      await page.user.click(screen.getByRole('button', { name: `More for ${name}` }));
      await page.user.click(await screen.findByRole('menuitem', { name: item }));
    },
  };
}

test('the list is sorted by name, and a search ignores accents', async () => {
  const { user, names } = await openClass();
  expect(names()).toEqual(['Émile Roy', 'Sam Okafor', 'Zoë Adams']);
  screen.getByText('sam@school.example');
  expect(screen.getAllByText('No way to sign in yet')).toHaveLength(2);
  await user.keyboard('/');
  await user.keyboard('ROY émi');
  await waitFor(() => expect(names()).toEqual(['Émile Roy']));
  screen.getByText('1 of 3 students');
});

test('students are added one after another by keyboard alone', async () => {
  const { user, names } = await openClass();
  await user.click(screen.getByRole('button', { name: 'Add a student' }));
  const form = await screen.findByRole('form', { name: 'New student' });
  const name = within(form).getByLabelText('Name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.keyboard('{Enter}');
  await screen.findByText('Please enter a name.');
  await user.keyboard('Ben Kim');
  await user.click(within(form).getByRole('button', { name: /^Add/ }));
  await waitFor(() => expect(names()).toContain('Ben Kim'));
  await waitFor(() => expect(document.activeElement).toBe(name));
  await user.keyboard('Ada Lee{Enter}');
  await waitFor(() => expect(names()).toContain('Ada Lee'));
});

test('a student’s standing needs are edited in the dialog and shown in the row', async () => {
  const { user, member, choose } = await openClass();
  await choose('Zoë Adams', 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Zoë Adams' });
  const percent = within(dialog).getByLabelText('More time, in %');
  await user.clear(percent);
  await user.type(percent, '33');
  await user.click(within(dialog).getByLabelText('Larger text'));
  await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
  await within(dialog).findByText(/Please enter a percentage/);
  await user.clear(percent);
  await user.type(percent, '25');
  await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
  await screen.findByText('25% more time, larger text');
  expect((await member('Zoë Adams'))?.needs).toEqual({
    ...{ timeFactorPercent: 125, extraTabChanges: 0 },
    ...{ largerText: true, hideTimer: false },
  });
});

test('a removed student is restored by Undo, a former one from the list below', async () => {
  const { user, names, choose } = await openClass();
  await choose('Zoë Adams', 'Remove from class');
  await waitFor(() => expect(names()).toEqual(['Émile Roy', 'Sam Okafor']));
  await screen.findByText('Left the class (1)');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toContain('Zoë Adams'));
  await choose('Émile Roy', 'Remove from class');
  await user.click(await screen.findByRole('button', { name: 'Bring back Émile Roy' }));
  await waitFor(() => expect(names()).toContain('Émile Roy'));
});

test('a new PIN is shown once, and only for students without an address', async () => {
  const { user, member, choose } = await openClass();
  await choose('Zoë Adams', 'Make a PIN');
  const dialog = await screen.findByRole('dialog', { name: 'PIN of Zoë Adams' });
  await within(dialog).findByText(/^\d{6}$/);
  expect((await member('Zoë Adams'))?.hasPin).toBe(true);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await screen.findByText(/^PIN made /);
  await user.click(screen.getByRole('button', { name: 'More for Sam Okafor' }));
  await screen.findByRole('menuitem', { name: 'Edit' });
  expect(screen.queryByRole('menuitem', { name: 'Make a PIN' })).toBe(null);
  expect(screen.queryByRole('menuitem', { name: 'Join with an account…' })).toBe(null);
});

test('joining with an account says what moves and sets the address', async () => {
  const { user, member, choose } = await openClass();
  await choose('Zoë Adams', 'Join with an account…');
  const dialog = await screen.findByRole('dialog', { name: 'Join Zoë Adams with an account' });
  await user.type(within(dialog).getByLabelText('Email address of the account'), 'zoe{Enter}');
  await within(dialog).findByText(/Please enter an email address/);
  await user.type(within(dialog).getByLabelText('Email address of the account'), '@school.example{Enter}');
  await waitFor(async () => expect((await member('Zoë Adams'))?.email).toBe('zoe@school.example'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('a student moves to another class', async () => {
  const { user, ann, names, choose } = await openClass();
  const { _id } = (await ann.rest('POST', '/class', { name: '9a' })).body;
  await choose('Zoë Adams', 'Move to another class…');
  const dialog = await screen.findByRole('dialog', { name: 'Move Zoë Adams' });
  await within(dialog).findByLabelText('To class');
  await user.click(within(dialog).getByRole('button', { name: /^Move/ }));
  await waitFor(() => expect(names()).not.toContain('Zoë Adams'));
  const other: SchoolClass = (await ann.rest('GET', `/class/${_id}`)).body;
  expect(other.members.map(({ name }) => name)).toEqual(['Zoë Adams']);
});

test('a list is imported from its class’s page', async () => {
  const { user, names } = await openClass();
  await user.click(await screen.findByRole('button', { name: 'More for 8b' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Import a list' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(names()).toHaveLength(3);
});
