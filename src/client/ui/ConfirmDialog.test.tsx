import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './Dialog';

const user = userEvent.setup();

function askToDelete({ busy = false } = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  render(
    <ConfirmDialog
      open
      title="Delete the quiz?"
      body="It goes with its answers."
      confirmLabel="Delete"
      tone="danger"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  return { onConfirm, onCancel };
}

test('a dangerous action is confirmed with the focus on the safe button, so that Enter is harmless', async () => {
  const { onConfirm, onCancel } = askToDelete();
  await user.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a screen reader reads title and consequence together', () => {
  askToDelete();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete the quiz?' });
  const body = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(body?.textContent).toBe('It goes with its answers.');
});

test('the confirm button runs the action, and Escape only closes', async () => {
  const { onConfirm, onCancel } = askToDelete();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('while the action runs, it can be neither repeated nor cancelled', async () => {
  const { onConfirm, onCancel } = askToDelete({ busy: true });
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});
