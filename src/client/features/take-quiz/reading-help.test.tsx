import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ReadingHelp } from '../../reading-help/ReadingHelp';
import { choose, type Help } from '../../reading-help/reading-choice';
import { Announcer } from '../../ui/Announcer';
import { aRunningQuiz } from './a-running-quiz';
import { RunnerScreen } from './RunnerScreen';

const root = document.documentElement.dataset;

afterEach(() => {
  for (const help of ['text', 'clock', 'ruler'] satisfies Help[]) choose(help, false);
});

/** A running quiz of one hour with this reading help switched on. */
function running(help: Help, needs = {}) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { quiz, pass } = aRunningQuiz({ needs });
  choose(help, true);
  const page = render(
    <>
      <ReadingHelp />
      <RunnerScreen source={quiz} notices={null} status={null} dialogs={() => null} />
      <Announcer />
    </>,
  );
  return { user: userEvent.setup({ delay: null }), pass, ...page };
}

const clock = () => screen.getByRole('timer').textContent;

test('a calm clock has whole minutes, no red, and announces only the last minute', async () => {
  const { pass } = running('clock');
  await screen.findByText('60 min');
  pass(3600 - 299);
  expect(clock()).toBe('4 min');
  expect(screen.getByRole('timer').parentElement?.className).not.toMatch(/soon/);
  expect(screen.queryByText(/less than/i)).toBeNull();
  pass(240);
  expect(clock()).toBe('under 1 min');
  await screen.findByText('Less than 1 minute is left.', { selector: '[tabindex] *' });
  await screen.findByText('Less than 1 minute is left.', { selector: '[aria-live]' });
  pass(50);
  expect(screen.queryByText(/seconds left/)).toBeNull();
});

test('a hidden calm clock does not reappear by itself', async () => {
  const { user, pass } = running('clock');
  await screen.findByText('60 min');
  await user.click(screen.getByRole('button', { name: 'Hide timer' }));
  pass(3600 - 200);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a time hidden for a need stays hidden beside a calm clock, and is calm once shown', async () => {
  const { user } = running('clock', { hideTimer: true });
  await screen.findByRole('button', { name: 'Show the time' });
  expect(screen.queryByRole('timer')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the time' }));
  expect(clock()).toBe('60 min');
});

test('switching larger text off has no effect if a need asks for it', async () => {
  const { unmount } = running('text', { largerText: true });
  act(() => choose('text', false));
  expect(root.text).toBe('larger');
  unmount();
  expect(root.text).toBeUndefined();
});

test('the ruler is decorative, takes no pointer and no focus, and disappears when switched off', async () => {
  running('ruler');
  await expect.poll(() => document.querySelector('[data-ruler]')).not.toBeNull();
  const ruler = document.querySelector('[data-ruler]');
  expect(ruler?.getAttribute('aria-hidden')).toBe('true');
  act(() => choose('ruler', false));
  expect(document.querySelector('[data-ruler]')).toBeNull();
});
