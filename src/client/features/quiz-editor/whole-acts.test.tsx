import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../server/testing/world';
import { changesFromHere } from '../../testing/changes-from-here';
import { visit } from '../../testing/visit';

test('a sample quiz is one call, and so are an import, its Undo and a copied question', async () => {
  const world = aWorld();
  await world.signIn('teacher', 'Ann');
  const { user } = await visit(world, '/teacher', { as: 'teacher', name: 'Ann' });
  const [sample] = await screen.findAllByRole('button', { name: /^Use this sample/ });
  const asked = changesFromHere();
  await user.click(sample ?? document.body);
  const desk = within(await screen.findByRole('navigation', { name: 'Questions in order' }));
  const three = () => screen.queryByRole('heading', { level: 3, name: 'Three?' });
  const addTwo = async () => {
    await user.click(desk.getByRole('button', { name: 'Import questions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import questions' }));
    await user.click(await dialog.findByRole('textbox'));
    await user.paste('Two? {=2 ~3}\n\nThree? {=3 ~2}');
    await user.click(await dialog.findByRole('button', { name: /^Add 2 questions/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import questions' })).toBeNull());
    await waitFor(() => expect(three()).not.toBeNull());
  };
  await addTwo();
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
  await waitFor(() => expect(three()).toBeNull());
  await addTwo();
  await user.click(screen.getByRole('button', { name: 'Edit question 2' }));
  await user.click(await screen.findByRole('button', { name: 'Duplicate question 2' }));
  await screen.findByRole('button', { name: 'Duplicate question 3' });
  expect(asked).toEqual([
    'quizzes.createFromSample',
    ...['import', 'questions.removeMany', 'import'],
    'questions.duplicate',
  ]);
});
