import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { stopTime } from '../testing/stopped-time';
import { Dialog } from './Dialog';
import { dismissToast, prepareToasts, showToast, Toaster } from './Toaster';

/** Upper bound of the closing animation. */
const LEAVING_MS = 1000;

async function aToaster(aside?: ReactNode) {
  await prepareToasts();
  const time = stopTime();
  render(
    <>
      <Toaster />
      {aside}
    </>,
  );
  return time;
}

test('a toast disappears after six seconds', async () => {
  const { pass } = await aToaster();
  showToast('Saved.');
  await pass(5900);
  expect(screen.getByText('Saved.')).toBeDefined();
  await pass(100 + LEAVING_MS);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('a toast stays while the pointer is on it', async () => {
  const { user, pass } = await aToaster();
  showToast('Saved.');
  await pass(1000);
  await user.hover(screen.getByText('Saved.'));
  await pass(60_000);
  expect(screen.getByText('Saved.')).toBeDefined();
  await user.unhover(screen.getByText('Saved.'));
  await pass(6000 + LEAVING_MS);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('the action of a toast runs once and closes the toast', async () => {
  const { user, pass } = await aToaster();
  const onAction = vi.fn();
  showToast('The quiz is in the trash.', { action: { label: 'Undo', onAction } });
  await pass(100);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(LEAVING_MS);
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a newer toast on the same subject replaces the older one', async () => {
  const { pass } = await aToaster();
  showToast('1 mark changed.', { subject: 'marks' });
  showToast('The quiz was copied.');
  await pass(100);
  showToast('2 marks changed.', { subject: 'marks' });
  await pass(LEAVING_MS);
  expect(screen.queryByText('1 mark changed.')).toBeNull();
  expect(screen.getByText('2 marks changed.')).toBeDefined();
  expect(screen.getByText('The quiz was copied.')).toBeDefined();
});

test('a toast can be dismissed by its close button and by code', async () => {
  const { user, pass } = await aToaster();
  const id = showToast('Still saving …', { durationMs: 0 });
  showToast('Copied.');
  await pass(100);
  dismissToast(id);
  await pass(LEAVING_MS);
  expect(screen.queryByText('Still saving …')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(LEAVING_MS);
  expect(screen.queryByText('Copied.')).toBeNull();
});

test('while a dialog is open, toasts appear inside it, where they can be read and clicked', async () => {
  const { pass } = await aToaster(<Dialog open onClose={() => undefined} title="Share" />);
  showToast('Copied.');
  await pass(100);
  expect(screen.getByRole('dialog', { name: 'Share' }).contains(screen.getByText('Copied.'))).toBe(true);
});

test('a toast sent before the stack has loaded is shown afterwards, unless it was dismissed', async () => {
  vi.resetModules();
  const { showToast, dismissToast, Toaster } = await import('./Toaster');
  render(<Toaster />);
  dismissToast(showToast('Still saving …', { durationMs: 0 }));
  showToast('Saved.', { subject: 'saved' });
  showToast('Saved again.', { subject: 'saved' });
  expect(await screen.findByText('Saved again.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Saved.')).toBeNull());
  expect(screen.queryByText('Still saving …')).toBeNull();
});
