import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

async function openList(names: readonly string[]) {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  for (const name of names) await ann.rest('POST', '/class', { name });
  const page = await visit(world, '/teacher/classes', { as: 'teacher', name: 'Ann' });
  const classNames = async (): Promise<string[]> =>
    (await ann.rest('GET', '/class/')).body.classes.map(({ name }: { name: string }) => name);
  return { ann, ...page, classNames };
}

test('a teacher without a class reads its purpose, and one field creates the first', async () => {
  const { user, classNames } = await openList([]);
  await screen.findByText('No classes yet');
  screen.getByText(/lets them sign in without an email address/);
  await user.click(screen.getByRole('button', { name: /^Create class/ }));
  await screen.findByText('Please enter a class name.');
  await user.type(screen.getByLabelText('Name of the new class'), '8b{Enter}');
  await screen.findByRole('heading', { name: '8b' });
  await screen.findByText('No students yet');
  expect(await classNames()).toEqual(['8b']);
});

test('a taken name is refused under the field', async () => {
  const { user } = await openList(['8b']);
  await user.type(await screen.findByLabelText('Name of the new class'), '8b{Enter}');
  await screen.findByText('You already have a class with this name.');
});

test('a deleted class is restored by Undo, or from the trash', async () => {
  const { user, classNames } = await openList(['8b', '9a']);
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for 8b' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete class' }));
    await waitFor(async () => expect(await classNames()).toEqual(['9a']));
  };
  await remove();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await classNames()).toEqual(['8b', '9a']));
  await screen.findByRole('link', { name: '8b' });
  await remove();
  await user.click(await screen.findByRole('link', { name: /Trash 1/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore class 8b' }));
  await screen.findByText('Nothing was deleted in the last 30 days');
  expect(await classNames()).toEqual(['8b', '9a']);
});

test('a row counts the students who cannot sign in yet', async () => {
  const { ann, user } = await openList(['8b']);
  const { classes } = (await ann.rest('GET', '/class/')).body;
  const members = `/class/${classes[0]._id}/members`;
  await ann.rest('POST', members, { name: 'Sam' });
  await ann.rest('POST', members, { name: 'Tara', email: 'tara@school.example' });
  await user.click(await screen.findByRole('link', { name: '8b' }));
  await user.click(await screen.findByRole('link', { name: 'Back to your classes' }));
  const row = await screen.findByRole('row', { name: /^8b/ });
  await waitFor(() =>
    expect(
      within(row)
        .getAllByRole('cell')
        .slice(1, 3)
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '1']),
  );
});
