import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../server/testing/world';
import { paths } from '../../../shared/paths';
import { visit } from '../../testing/visit';

test('a new quiz left untouched is removed, and one with a title stays', async () => {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  await ann.rest('POST', '/quiz/', { title: 'Cells' });
  const titles = async () =>
    (await ann.rest('GET', '/teacher/')).body.quizzes.map(({ title }: { title: string }) => title);
  const { user } = await visit(world, paths.teacher, { as: 'teacher', name: 'Ann' });
  const create = async () => {
    await user.click(await screen.findByRole('button', { name: /Create Quiz/ }));
    return screen.findByLabelText('Title');
  };
  const goBack = () => user.click(screen.getByRole('link', { name: /Back to/ }));
  await create();
  expect(await titles()).toEqual(['Quiz 1', 'Cells']);
  await goBack();
  await expect.poll(titles).toEqual(['Cells']);
  await user.type(await create(), ' on atoms');
  await goBack();
  await expect.poll(titles).toEqual(['Quiz 1 on atoms', 'Cells']);
  await screen.findByRole('link', { name: 'Quiz 1 on atoms' });
});
