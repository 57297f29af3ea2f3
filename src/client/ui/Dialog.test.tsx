import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './Dialog';
import { Drawer } from './Drawer';

const user = userEvent.setup();
const focused = () => document.activeElement?.textContent;

function Opener({ opener = 'Open', show }: { opener?: string; show: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {opener}
      </button>
      {isOpen && show(() => setOpen(false))}
    </>
  );
}

const aDialog = (close: () => void) => (
  <Dialog
    open
    onClose={close}
    title="Rename"
    actions={
      <>
        <button type="button">Cancel</button>
        <button type="button" data-autofocus="">
          Save
        </button>
      </>
    }
  >
    <input aria-label="Name" />
  </Dialog>
);

test('a dialog is modal, is named by its title, and focuses the marked button', async () => {
  render(<Opener show={aDialog} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Rename' }).open).toBe(true);
  expect(focused()).toBe('Save');
});

test.each([
  ['Escape', () => user.keyboard('{Escape}')],
  ['the cross', () => user.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes a dialog, and the focus returns to what opened it', async (_, close) => {
  render(<Opener show={aDialog} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Open');
});

test('Escape closes only the inner one of two nested dialogs', async () => {
  const inner = () => <Opener opener="Open another" show={aDialog} />;
  render(
    <Opener
      show={(close) => (
        <Dialog open onClose={close} title="Outer">
          {inner()}
        </Dialog>
      )}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Open another' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading').textContent).toBe('Outer');
  expect(focused()).toBe('Open another');
});

test('a click beside a dialog leaves it open: typed text would be lost', async () => {
  render(<Opener show={aDialog} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('dialog'));
  expect(screen.getByRole('dialog')).toBeDefined();
});

const aDrawer = (close: () => void) => (
  <Drawer open onClose={close} title="Sam">
    <p>Three answers</p>
  </Drawer>
);

test.each([
  ['a click beside it', () => user.click(screen.getByRole('dialog'))],
  ['Escape', () => user.keyboard('{Escape}')],
  ['its cross', () => user.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes a drawer, and the focus returns to what opened it', async (_, close) => {
  render(<Opener show={aDrawer} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Sam' })).toBeDefined();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Open');
});

test('a click in a drawer leaves it open', async () => {
  render(<Opener show={aDrawer} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByText('Three answers'));
  expect(screen.getByRole('dialog', { name: 'Sam' })).toBeDefined();
});

test('if the opener of a dialog has disappeared, the focus is not moved', async () => {
  const { rerender } = render(<Opener show={aDialog} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  rerender(<p>Deleted</p>);
  expect(document.activeElement).toBe(document.body);
});
