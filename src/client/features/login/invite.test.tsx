import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { operatorOn } from '../../../server/testing/operator';
import { aWorld } from '../../../server/testing/world';
import { accountMessages } from '../../../shared/account/messages';
import { messages } from '../../../shared/messages';
import { visit } from '../../testing/visit';

const ASKS = /You have an invite/;

function aListedSchool() {
  const world = aWorld({
    policy: { submitGraceSeconds: 60, billing: 'on', teacherEmails: ['ann@school.example'] },
  });
  const operator = operatorOn(world);
  const invite = async () => {
    const { body } = await operator.rest('POST', '/operator/invites', { note: 'Meera' });
    const { pathname, hash } = new URL(body.link);
    return { path: pathname + hash, id: body.invite._id as string };
  };
  return { world, operator, invite };
}

type User = Awaited<ReturnType<typeof visit>>['user'];
async function signIn(user: User) {
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /I have read and accept/ });
  if (!box.checked) await user.click(box);
  await user.click(await screen.findByRole('button', { name: /^Continue with Google/ }));
  await user.click(await screen.findByRole('button', { name: /Meera Rao/ }));
}

/** Another link pasted into the same tab changes only the hash. */
async function paste(hash: string) {
  location.hash = hash;
  await screen.findByText(ASKS);
}

test('an invite is removed from the address, sent with the sign-in, and admits one person', async () => {
  const { world, invite } = aListedSchool();
  const { path } = await invite();
  const { user } = await visit(world, path);
  await screen.findByText(ASKS);
  expect(location.hash).toBe('');
  await signIn(user);
  await screen.findByRole('heading', { name: 'Welcome, Meera Rao' });
  expect(sessionStorage.getItem('teacherInvite')).toBeNull();
});

test('an unusable invite says so, and is not tried again', async () => {
  const { world, operator, invite } = aListedSchool();
  const { path, id } = await invite();
  await operator.rest('DELETE', `/operator/invites/${id}`);
  const { user } = await visit(world, '/login/teacher');
  await screen.findByRole('heading', { name: 'Teacher Login' });
  await paste(path.split('#')[1] ?? '');
  await signIn(user);
  expect((await screen.findByRole('alert')).textContent).toContain(accountMessages.inviteUnusable);
  expect(screen.queryByText(ASKS)).toBeNull();
  await signIn(user);
  await screen.findByText(messages.teacherNotListed);
});

test('an invite can be declined, and the sign-in works without it', async () => {
  const { world, invite } = aListedSchool();
  const { path } = await invite();
  const { user } = await visit(world, '/login/teacher');
  await screen.findByRole('heading', { name: 'Teacher Login' });
  await paste(path.split('#')[1] ?? '');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await signIn(user);
  await screen.findByText(messages.teacherNotListed);
  expect(sessionStorage.getItem('teacherInvite')).toBeNull();
});
