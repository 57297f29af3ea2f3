import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { stopTime } from '../testing/stopped-time';
import { CopyButton } from './CopyButton';

const button = () => screen.getByRole('button');

function aCopyButton() {
  const { user, pass } = stopTime();
  render(<CopyButton text="K7Q2M9XA" label="Copy ID" />);
  const copy = async () => {
    await user.click(button());
    await pass(0);
  };
  return { copy, pass };
}

test('a copied text is on the clipboard, and the button confirms it for two seconds', async () => {
  const { copy, pass } = aCopyButton();
  await copy();
  expect(button().textContent).toBe('Copied');
  expect(await navigator.clipboard.readText()).toBe('K7Q2M9XA');
  await pass(1900);
  expect(button().textContent).toBe('Copied');
  await pass(100);
  expect(button().textContent).toBe('Copy ID');
});

test('without HTTPS the text is copied through a selection, and the focus stays', async () => {
  const { copy } = aCopyButton();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
  let selected: string | undefined;
  document.execCommand = () => {
    selected = document.querySelector('textarea')?.value;
    return true;
  };
  await copy();
  expect(button().textContent).toBe('Copied');
  expect(selected).toBe('K7Q2M9XA');
  expect(document.activeElement).toBe(button());
  expect(document.querySelector('textarea')).toBeNull();
});

test('a failed copy is not reported as copied', async () => {
  const { copy } = aCopyButton();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
  document.execCommand = () => false;
  await copy();
  expect(button().textContent).toBe('Not copied');
});
