import { expect, test } from 'vitest';
import { aWorld } from '../../server/testing/world';
import { STORAGE_KEYS } from '../../shared/constants';
import { forgetPage } from '../testing/forget-page';
import { connectTo } from '../testing/network';

test('once somebody else has signed in in another tab, a page sends nothing in their name', async () => {
  const world = aWorld();
  connectTo(world);
  const signInHere = async (name: string) => {
    const { token = '', accountId } = await world.signIn('teacher', name);
    localStorage.setItem(STORAGE_KEYS.account, accountId);
    localStorage.setItem(STORAGE_KEYS.token, token);
  };
  await signInHere('Ann');
  forgetPage();
  const { trpcClient } = await import('./trpc-client');
  await trpcClient.classes.create.mutate({ name: '7b' });
  await signInHere('Bob');
  await expect(trpcClient.classes.create.mutate({ name: '7c' })).rejects.toThrow();
  const bob = await world.signIn('teacher', 'Bob');
  expect((await bob.query('classes.list')).body).toMatchObject({ classes: [] });
});
