import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';
import { Announcer, announce } from '../../ui/Announcer';
import { aRunningQuiz } from './a-running-quiz';
import { RunnerScreen } from './RunnerScreen';

afterEach(() => vi.useRealTimers());

/** Collects the live regions' texts; the returned function stops and returns them. */
function listen(): () => string[] {
  const said: string[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live], [role="status"], [role="alert"]',
      );
      if (region) said.push(region.textContent);
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    watch.disconnect();
    return said;
  };
}

test('a saved answer is not announced, and after the submission the focus is on the receipt', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, {
    settings: { title: 'Cells', totalTimeSeconds: 600 },
    questions: [{ type: 'short', text: 'Why?', correctAnswer: 'Because', maximumMarks: 1 }],
  });
  const { user } = await visit(world, `/student?quizId=${quiz.shareId}`, { as: 'student', name: 'Asha' });
  await user.click(await screen.findByRole('button', { name: /^Start Quiz/ }));
  const answer = await screen.findByRole('textbox');
  const said = listen();
  await user.type(answer, 'Because');
  await screen.findByText(/^Saved \d/);
  expect(said()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Submit Quiz?' }));
  await user.click(dialog.getByRole('button', { name: 'Submit Quiz' }));
  await screen.findByText(/^Quiz submitted at/);
  expect(document.activeElement?.textContent).toMatch(/^Quiz submitted at .* Receipt:/);
});

const LAST_WORD = 'nothing more';

test.each([
  ['Next', /^Question 2 of 2\. Why q2\?$/],
  ['the end of its time', /^Time is up for this question\. Question 2 of 2\. Why q2\?$/],
])(
  '%s leads to a question whose focused text gives its position, and no region repeats it',
  async (way, text) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { quiz, pass } = aRunningQuiz({ useQuestionTimer: true });
    render(
      <>
        <RunnerScreen source={quiz} notices={null} status={null} dialogs={() => null} />
        <Announcer />
      </>,
    );
    const user = userEvent.setup({ delay: null });
    expect(document.activeElement?.textContent).toBe('Question 1 of 2. Why q1?');
    if (way !== 'Next') pass(599);
    announce('and now');
    await screen.findByText('and now');
    const said = listen();
    if (way === 'Next') await user.click(screen.getByRole('button', { name: 'Next' }));
    else pass(1);
    expect(document.activeElement?.textContent).toMatch(text);
    screen.getByRole('group', { name: 'Why q2?' });
    // Queued behind all pending announcements.
    announce(LAST_WORD);
    await screen.findByText(LAST_WORD);
    expect(said()).toEqual([LAST_WORD]);
  },
);
