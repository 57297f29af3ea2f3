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

/** The running quiz on a page, with the hands of its student. */
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

test('for whom the time is hidden there is no clock to the end, but the way to it', async () => {
  const { quiz, pass } = aRunningQuiz({ needs: { hideTimer: true } });
  const { user, unmount } = shown(quiz);
  await screen.findByRole('button', { name: 'Show the time' });
  pass(HOUR - 240);
  expect(isClockShown()).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Show the time' }));
  expect(screen.getByRole('timer').textContent).toBe('04:00');
  unmount();
  // A reload leaves it as it was put.
  shown(quiz);
  expect(isClockShown()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Hide timer' }));
  expect(isClockShown()).toBe(false);
});

test('questions with clocks of their own show none of them either', async () => {
  const { quiz } = aRunningQuiz({ useQuestionTimer: true, needs: { hideTimer: true } });
  shown(quiz);
  expect(isClockShown()).toBe(false);
  await screen.findByRole('button', { name: 'Show the time' });
  expect(screen.queryByRole('button', { name: /^Tell me/ })).toBeNull();
});

test('the last minutes are told to those alone who want it', async () => {
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

test('a time that is hidden for a need is not said either, until it is shown', async () => {
  const { quiz, pass } = aRunningQuiz({ needs: { hideTimer: true } });
  const { user } = shown(quiz);
  pass(HOUR - 599);
  await user.click(await screen.findByRole('button', { name: 'Show the time' }));
  pass(300);
  // What is said comes out one after the other: of 10 minutes there was no word.
  const said = await screen.findByText(/minutes? left/, { selector: '[aria-live]' });
  expect(said.textContent).toMatch(/^5 minutes/);
});

test('who needs larger text has it on the whole page, until the quiz is over', () => {
  const { quiz } = aRunningQuiz({ needs: { largerText: true } });
  const { unmount } = shown(quiz);
  expect(document.documentElement.dataset.text).toBe('larger');
  unmount();
  expect(document.documentElement.dataset.text).toBeUndefined();
  shown(aRunningQuiz().quiz);
  expect(document.documentElement.dataset.text).toBeUndefined();
});

test('what stands in place of a hidden time is in the head, and nothing of it before the question', async () => {
  shown(aRunningQuiz({ needs: { hideTimer: true, largerText: true } }).quiz);
  const show = await screen.findByRole('button', { name: 'Show the time' });
  expect(show.closest('header')).not.toBeNull();
  expect(screen.getByRole('button', { name: /^Tell me/ }).closest('header')).not.toBeNull();
  const [first] = screen.getByRole('main').querySelectorAll('p, legend, label, button');
  expect(first?.tagName).toBe('LEGEND');
});
