import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { aRunningQuiz } from './a-running-quiz';
import { Navigator } from './Navigator';
import { RunnerBanners } from './RunnerBanners';
import { RunnerDialogs } from './RunnerDialogs';
import { RunnerDock } from './RunnerDock';
import { RunnerHeader, RunnerScreen } from './RunnerScreen';
import { SaveLine } from './SaveLine';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

const SIGHT = {
  isHidden: false,
  onHide: () => undefined,
  isByNeed: false,
  warns: false,
  onWarn: () => undefined,
};
/** Renders the screen of a quiz and each of its parts once more, and counts their renders. */
function drawn(quiz: RunningQuiz) {
  const counts: Record<string, number> = {};
  const count = (part: string) => {
    counts[part] = (counts[part] ?? 0) + 1;
  };
  const counted = (part: string, children: ReactNode) => (
    <Profiler key={part} id={part} onRender={count}>
      {children}
    </Profiler>
  );
  const sheet = { sheetOpen: false, onSheetClose: () => undefined };
  render(
    <>
      <RunnerScreen
        source={quiz}
        notices={null}
        status={null}
        dialogs={() => {
          count('screen');
          return null;
        }}
      />
      <div inert>
        {counted('header', <RunnerHeader source={quiz} sight={SIGHT} />)}
        {counted('dock', <RunnerDock source={quiz} status={null} onAllQuestions={() => undefined} />)}
        {counted('navigator', <Navigator source={quiz} onGoTo={() => undefined} />)}
        {counted('banners', <RunnerBanners quiz={quiz} />)}
        {counted('dialogs', <RunnerDialogs quiz={quiz} {...sheet} />)}
        {counted('status', <SaveLine quiz={quiz} />)}
      </div>
    </>,
  );
  return () => {
    const seen = { ...counts };
    for (const part of Object.keys(counts)) delete counts[part];
    return seen;
  };
}

test('a tick of the clock re-renders only the clock', () => {
  const { quiz, pass } = aRunningQuiz();
  const since = drawn(quiz);
  since();
  const clock = () => screen.getAllByRole('timer')[0]?.textContent;
  const before = clock();
  pass(5);
  expect(clock()).not.toBe(before);
  expect(since()).toEqual({ header: 1 });
});

test('with question timers the head does not re-render either', () => {
  const { quiz, pass } = aRunningQuiz({ useQuestionTimer: true });
  const since = drawn(quiz);
  since();
  pass(5);
  expect(screen.getByRole('timer').textContent).toBe('09:55');
  expect(since()).toEqual({});
});

test('a keystroke re-renders only its question, and the list and the bar once it becomes answered', async () => {
  const { quiz } = aRunningQuiz();
  const since = drawn(quiz);
  since();
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole('textbox'), 'B');
  expect(since()).toEqual({ header: 1, navigator: 1, status: 1 });
  await user.type(screen.getByRole('textbox'), 'ecause');
  expect(quiz.store.getState().session.answers.q1).toBe('Because');
  expect(since()).toEqual({});
});
