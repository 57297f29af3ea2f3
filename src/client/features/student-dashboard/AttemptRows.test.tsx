import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SubmittedAttempt } from '../../../shared/attempt/schema';
import { AttemptRows } from './AttemptRows';

const DAY_MS = 24 * 60 * 60_000;
const NOON = Date.UTC(2026, 10, 20, 12);

/** An attempt of a number of weeks ago. */
const attempt = (
  weeks: number,
  more: Partial<SubmittedAttempt> = {},
): readonly [string, SubmittedAttempt] => {
  const startTime = NOON - weeks * 7 * DAY_MS;
  return [
    `attempt-${weeks}`,
    {
      ...{
        quizId: `quiz-${weeks}`,
        title: `Week ${weeks}`,
        lang: null,
        startTime,
        submittedAt: startTime + 1,
      },
      ...{ className: weeks % 2 === 0 ? '9a' : null, releasedAt: startTime + DAY_MS },
      ...{
        submittedBy: 'student',
        receipt: 'AAAA-BBBB',
        answers: {},
        quizEnded: false,
        evaluationResults: null,
      },
      ...{ score: 3, maxScore: 4, scoresReleased: true },
      ...more,
    },
  ];
};
const titles = () => screen.getAllByRole('heading', { name: /^Week/ }).map(({ textContent }) => textContent);

test('attempts are lines by month with their class, and an expanded one shows its receipt', async () => {
  const unmarked = attempt(0, { score: null, maxScore: null, scoresReleased: false });
  render(<AttemptRows attempts={[unmarked, attempt(1), attempt(4)]} />);
  expect(titles()).toEqual(['Week 0', 'Week 1', 'Week 4']);
  const october = within(screen.getByRole('region', { name: 'October 2026' }));
  october.getByText('3/4');
  october.getByText(/· 9a$/);
  expect(
    within(screen.getByRole('region', { name: 'November 2026' })).getByText(/13 Nov 2026, /).textContent,
  ).not.toContain('·');
  expect(screen.queryByText('Receipt AAAA-BBBB')).toBeNull();
  // Expanding an unreleased attempt sends no request.
  await userEvent.click(screen.getAllByRole('button', { name: 'View Responses' })[0] as HTMLElement);
  screen.getByText('Receipt AAAA-BBBB');
});

test('of many attempts the first ten are shown, all on request, and the matches of a search by title or class', async () => {
  const user = userEvent.setup();
  render(<AttemptRows attempts={Array.from({ length: 15 }, (_, weeks) => attempt(weeks))} />);
  expect(titles()).toHaveLength(10);
  const search = screen.getByRole('searchbox', { name: 'Search earlier quizzes' });
  await user.type(search, 'week 14');
  expect(titles()).toEqual(['Week 14']);
  await user.type(search, 'x');
  screen.getByText('No quiz has this in its title or class.');
  await user.clear(search);
  await user.type(search, '9A');
  expect(titles()).toHaveLength(8);
  await user.clear(search);
  await user.click(screen.getByRole('button', { name: 'Show all 15' }));
  expect(titles()).toHaveLength(15);
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'View Responses' })[10]);
});
