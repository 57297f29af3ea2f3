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

test('the question before a dangerous act begins on its safe button, so that Enter harms nothing', async () => {
  const { onConfirm, onCancel } = askToDelete();
  await user.keyboard('{Enter}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a screen reader is told title and consequence together', () => {
  askToDelete();
  const dialog = screen.getByRole('alertdialog', { name: 'Delete the quiz?' });
  const body = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(body?.textContent).toBe('It goes with its answers.');
});

test('the verb does what it says, and Escape does nothing but close', async () => {
  const { onConfirm, onCancel } = askToDelete();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('while the act runs, it can neither be begun again nor be called off', async () => {
  const { onConfirm, onCancel } = askToDelete({ busy: true });
  await user.click(screen.getByRole('button', { name: /^Delete/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Escape}');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
});
