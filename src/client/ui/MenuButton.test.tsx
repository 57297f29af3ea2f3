import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog';
import { MenuButton } from './MenuButton';

const user = userEvent.setup();

function aMenu() {
  const rename = vi.fn();
  const remove = vi.fn();
  render(
    <MenuButton
      label="More for Cells"
      items={[
        { label: 'Rename', onSelect: rename },
        { label: 'Delete', onSelect: remove, danger: true },
      ]}
    />,
  );
  return { rename, remove, button: screen.getByRole('button', { name: 'More for Cells' }) };
}

test('a chosen action runs once, and the menu closes', async () => {
  const { rename, remove, button } = aMenu();
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await vi.waitFor(() => expect(rename).toHaveBeenCalledOnce());
  expect(remove).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a menu works with the keyboard alone', async () => {
  const { remove, button } = aMenu();
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Rename'));
  await user.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Delete'));
  await user.keyboard('{Enter}');
  await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
});

test('Escape only closes the menu and returns the focus to its button', async () => {
  const { rename, remove, button } = aMenu();
  await user.click(button);
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(document.activeElement).toBe(button);
  expect([rename, remove].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('a dialog opened from a menu returns the focus to the menu button', async () => {
  function MenuWithDialog() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <MenuButton label="More" items={[{ label: 'Rename', onSelect: () => setOpen(true) }]} />
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="Rename" />
      </>
    );
  }
  render(<MenuWithDialog />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});
