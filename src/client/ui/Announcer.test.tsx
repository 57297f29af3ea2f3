import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stopTime } from '../testing/stopped-time';
import { Announcer, announce, useAnnounced } from './Announcer';
import { Dialog } from './Dialog';

const GAP_MS = 500;

const region = (politeness: 'polite' | 'assertive') =>
  document.querySelector(`[aria-live="${politeness}"]`)?.textContent;

function aScreenReader() {
  const { pass } = stopTime();
  render(<Announcer />);
  return { pass, say: (...args: Parameters<typeof announce>) => act(() => announce(...args)) };
}

test('simultaneous messages are spoken one after the other, with a gap', async () => {
  const { pass, say } = aScreenReader();
  say('3 of 20 submitted');
  say('4 of 20 submitted');
  await pass(50);
  expect(region('polite')).toBe('3 of 20 submitted');
  await pass(GAP_MS - 1);
  expect(region('polite')).toBe('3 of 20 submitted');
  await pass(1);
  expect(region('polite')).toBe('4 of 20 submitted');
  await pass(GAP_MS);
});

test('an urgent message goes ahead of waiting ones', async () => {
  const { pass, say } = aScreenReader();
  say('Saved');
  say('Question 2 of 5');
  say('One minute left', 'assertive');
  await pass(50);
  expect(region('assertive')).toBe('One minute left');
  expect(region('polite')).not.toContain('Question');
  await pass(2 * GAP_MS);
  expect(region('polite')).toBe('Question 2 of 5');
  await pass(GAP_MS);
});

test('the same sentence twice is spoken twice', async () => {
  const { pass, say } = aScreenReader();
  say('Copied');
  await pass(50 + GAP_MS);
  const first = region('polite');
  say('Copied');
  await pass(50 + GAP_MS);
  expect(region('polite')).not.toBe(first);
  expect(region('polite')?.trim()).toBe('Copied');
});

test('while a dialog is open, messages are spoken inside it, because the rest of the page is inert', async () => {
  const { pass } = stopTime();
  const { getByRole } = render(
    <>
      <Announcer />
      <Dialog open onClose={() => undefined} title="Share" />
    </>,
  );
  act(() => announce('Copied the link'));
  await pass(50 + GAP_MS);
  expect(getByRole('dialog').textContent).toContain('Copied the link');
});

test('a dialog that opens does not say the last message again', async () => {
  const { pass, say } = aScreenReader();
  say('Mars, now 2 of 6');
  await pass(50 + GAP_MS);
  const { rerender } = render(<Dialog open onClose={() => undefined} title="Share" />);
  expect(region('polite')).toBe('');
  say('Copied the link');
  await pass(50 + GAP_MS);
  rerender(<Dialog open={false} onClose={() => undefined} title="Share" />);
  expect(region('polite')).toBe('');
});

function Line({ text }: { text: string | null }) {
  useAnnounced(text);
  return <p>{text}</p>;
}

test('a line that appears is spoken, and not once it is gone', async () => {
  const { pass } = aScreenReader();
  const { rerender } = render(<Line text="You are offline." />);
  await pass(50 + GAP_MS);
  expect(region('polite')).toBe('You are offline.');
  rerender(<Line text={null} />);
  await pass(GAP_MS);
  expect(region('polite')).toBe('');
  rerender(<Line text="You are offline." />);
  rerender(<Line text={null} />);
  await pass(50 + GAP_MS);
  expect(region('polite')).toBe('');
});
