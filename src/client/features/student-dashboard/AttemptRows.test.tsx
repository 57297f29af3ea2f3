import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SubmittedAttempt } from '../../../shared/attempt/schema';
import { AttemptRows } from './AttemptRows';

const DAY_MS = 24 * 60 * 60_000;
const NOON = Date.UTC(2026, 10, 20, 12);

/** The attempt of so many weeks ago. */
const attempt = (
  weeks: number,
  more: Partial<SubmittedAttempt> = {},
): readonly [string, SubmittedAttempt] => {
  const startTime = NOON - weeks * 7 * DAY_MS;
  return [
    `attempt-${weeks}`,
    {
      ...{ quizId: `quiz-${weeks}`, title: `Week ${weeks}`, startTime, submittedAt: startTime + 1 },
      ...{
        submittedBy: 'student',
        receipt: 'AAAA-BBBB',
        answers: {},
        quizEnded: false,
        evaluationResults: null,
      },
      ...{ className: null, releasedAt: startTime + DAY_MS },
      ...{ score: 3, maxScore: 4, scoresReleased: true },
      ...more,
    },
  ];
};
const titles = () => screen.getAllByRole('heading', { name: /^Week/ }).map(({ textContent }) => textContent);

test('the newest result is a card, and the others are lines by month', async () => {
  const unmarked = attempt(0, { score: null, maxScore: null, scoresReleased: false });
  render(<AttemptRows attempts={[unmarked, attempt(1), attempt(4)]} />);
  expect(titles()).toEqual(['Week 1', 'Week 0', 'Week 4']);
  const october = within(screen.getByRole('region', { name: 'October 2026' }));
  october.getByText('3/4');
  // A line shows its receipt once it is unfolded.
  expect(october.queryByText('Receipt AAAA-BBBB')).toBeNull();
  await userEvent.click(october.getByRole('button', { name: 'View Responses' }));
  october.getByText('Receipt AAAA-BBBB');
});

test('of many the first ten lines are shown, all on request, and those of a search', async () => {
  const user = userEvent.setup();
  render(<AttemptRows attempts={Array.from({ length: 15 }, (_, weeks) => attempt(weeks))} />);
  expect(titles()).toHaveLength(11);
  await user.type(screen.getByRole('searchbox', { name: 'Search earlier quizzes' }), 'week 14');
  expect(titles()).toEqual(['Week 0', 'Week 14']);
  await user.type(screen.getByRole('searchbox'), 'x');
  screen.getByText('No quiz has this in its title.');
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Show all 14' }));
  expect(titles()).toHaveLength(15);
});
