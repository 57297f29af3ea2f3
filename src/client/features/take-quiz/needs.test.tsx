import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { Announcer } from '../../ui/Announcer';
import { aRunningQuiz } from './a-running-quiz';
import { RunnerScreen } from './RunnerScreen';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

/** The running quiz on a page, with its student's inputs. */
function shown(quiz: RunningQuiz) {
  const page = render(
    <>
      <RunnerScreen source={quiz} notices={null} status={null} dialogs={() => null} />
      <Announcer />
    </>,
  );
  return { user: userEvent.setup({ delay: null }), ...page };
}

const HOUR = 3600;
const isClockShown = () => screen.queryAllByRole('timer').length > 0;

test('a hidden time shows no clock to the end, but a button for it', async () => {
  const { quiz, pass } = aRunningQuiz({ needs: { hideTimer: true } });
  const { user, unmount } = shown(quiz);
  await screen.findByRole('button', { name: 'Show the time' });
  pass(HOUR - 240);
  expect(isClockShown()).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Show the time' }));
  expect(screen.getByRole('timer').textContent).toBe('04:00');
  unmount();
  // A reload keeps the setting.
  shown(quiz);
  expect(isClockShown()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Hide timer' }));
  expect(isClockShown()).toBe(false);
});

test('hidden question timers show no clock either', async () => {
  const { quiz } = aRunningQuiz({ useQuestionTimer: true, needs: { hideTimer: true } });
  shown(quiz);
  expect(isClockShown()).toBe(false);
  await screen.findByRole('button', { name: 'Show the time' });
  expect(screen.queryByRole('button', { name: /^Tell me/ })).toBeNull();
});

test('the last minutes are announced only to students who want it', async () => {
  const { quiz, pass } = aRunningQuiz({ needs: { hideTimer: true } });
  const { user } = shown(quiz);
  pass(HOUR - 290);
  expect(screen.queryByText(/is left|are left\./)).toBeNull();
  await user.click(await screen.findByRole('button', { name: /^Tell me/, pressed: false }));
  screen.getByRole('button', { name: /^Tell me/, pressed: true });
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Less than 5 minutes are left.', { selector: '[tabindex] *' })).toBeNull();
  pass(240);
  screen.getByText('Less than 1 minute is left.');
  expect(isClockShown()).toBe(false);
});

test('a time hidden for a need is not announced either, until it is shown', async () => {
  const { quiz, pass } = aRunningQuiz({ needs: { hideTimer: true } });
  const { user } = shown(quiz);
  pass(HOUR - 599);
  await user.click(await screen.findByRole('button', { name: 'Show the time' }));
  pass(300);
  // Announcements are read in order, so there was none at 10 minutes.
  const said = await screen.findByText(/minutes? left/, { selector: '[aria-live]' });
  expect(said.textContent).toMatch(/^5 minutes/);
});

test('a need for larger text applies to the whole page, until the quiz is over', () => {
  const { quiz } = aRunningQuiz({ needs: { largerText: true } });
  const { unmount } = shown(quiz);
  expect(document.documentElement.dataset.text).toBe('larger');
  unmount();
  expect(document.documentElement.dataset.text).toBeUndefined();
  shown(aRunningQuiz().quiz);
  expect(document.documentElement.dataset.text).toBeUndefined();
});

test('the replacement of a hidden time is in the head, and nothing of it is above the question', async () => {
  shown(aRunningQuiz({ needs: { hideTimer: true, largerText: true } }).quiz);
  const show = await screen.findByRole('button', { name: 'Show the time' });
  expect(show.closest('header')).not.toBeNull();
  expect(screen.getByRole('button', { name: /^Tell me/ }).closest('header')).not.toBeNull();
  const [first] = screen.getByRole('main').querySelectorAll('p, legend, label, button');
  expect(first?.tagName).toBe('LEGEND');
});
