import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { operatorLink } from '../../../server/testing/operator';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS));

test('five minutes before the end the page warns, and then says how to open it again', async () => {
  const world = aWorld();
  await visit(world, `/admin#${operatorLink(world)}`);
  await screen.findByRole('heading', { name: 'Last errors' });
  await after(24);
  expect(screen.queryByRole('alert')).toBeNull();
  await after(1.1);
  expect(screen.getByRole('alert').textContent).toContain('npm run admin -- open');
  await after(5);
  await screen.findByRole('heading', { level: 1, name: 'This page has closed' });
  expect(screen.getByText('npm run admin -- open')).toBeDefined();
});

test('a session rejected by the server closes the page at its next request', async () => {
  const world = aWorld();
  const { user } = await visit(world, `/admin#${operatorLink(world)}`);
  await screen.findByRole('heading', { name: 'Last errors' });
  world.clock.advance(30 * MINUTE_MS);
  await user.click(screen.getByRole('button', { name: /^Refresh/ }));
  await screen.findByRole('heading', { level: 1, name: 'This page has closed' });
});

test('without a list of teachers the invites say that everyone may be a teacher already', async () => {
  const world = aWorld();
  await visit(world, `/admin?show=invites#${operatorLink(world)}`);
  await screen.findByText(/^TEACHER_EMAILS is not set: everybody/);
  expect(location.search).toBe('?show=invites');
});

test('an empty server says so in every section', async () => {
  const world = aWorld();
  const { user } = await visit(world, `/admin#${operatorLink(world)}`);
  for (const [section, empty] of [
    ['Teachers', 'No teacher has signed in yet'],
    ['Invites', 'No invite was made yet'],
    ['Classes', 'There is no class yet'],
    ['Storage and backups', 'There is no backup yet'],
    ['Emails', 'Every email has been sent'],
    ['Trash', 'Nothing was deleted'],
  ] as const) {
    await user.click(await screen.findByRole('link', { name: section }));
    await screen.findByText(empty);
  }
});
