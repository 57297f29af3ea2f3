import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MayStart } from '../../../../shared/assignment/may-start';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { aWatchedQuiz } from './a-watched-quiz';
import { OrderedStudents } from './OrderedStudents';

type Absent = LiveQuiz['absent'][number];
const now: MayStart = { yes: true, until: null };
const anAbsent = (name: string, about: Partial<Absent> = {}): Absent => ({
  ...{ memberId: name, name, classId: '7b', className: '7b', usesPin: true, start: now },
  outlastsRelease: false,
  ...about,
});

function rowsOf(absent: LiveQuiz['absent']) {
  const quiz = aWatchedQuiz({ Zoe: {} }, { absent });
  render(<OrderedStudents quiz={quiz} onAct={vi.fn()} areNamesHidden={false} onHideNames={vi.fn()} />);
  return screen.getAllByRole('row').slice(1);
}

test('absent students are the last rows, with the reason, and their class if there are several', () => {
  const noon = new Date(2026, 0, 15, 12).getTime();
  const rows = rowsOf([
    anAbsent('Asha', { start: { no: true, because: 'over', ended: noon } }),
    anAbsent('Ben', { start: { no: true, because: 'not-yet', from: noon } }),
    anAbsent('Chiara', { start: { no: true, because: 'closed' } }),
    anAbsent('Dev', { classId: '8a', className: '8a' }),
  ]).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Zoe/);
  expect(rows[1]).toMatch(/^Asha 7b Not startedwindow ended Thu,? 15 Jan, 12:00Make-up time/);
  expect(rows[2]).toMatch(/^Ben 7b Not startedopens Thu,? 15 Jan, 12:00Make-up time/);
  expect(rows[3]).toMatch(/^Chiara 7b Not startedresponses are closed/);
  expect(rows[4]).toMatch(/^Dev 8a Not startedcan start nowReset PIN/);
  expect(screen.getByText('of 5 joined', { exact: false }).textContent).toBe('1 of 5 joined');
});

test('a row links to a new PIN if one may be missing, and to a make-up', () => {
  const [, ash, ben] = rowsOf([anAbsent('Ash'), anAbsent('Ben', { usesPin: false })]);
  const linksOf = (row: HTMLElement | undefined) =>
    row &&
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(linksOf(ash)).toEqual(['/teacher/classes/7b/slips?member=Ash', '/teacher/quizzes/quiz1/assign']);
  expect(linksOf(ben)).toEqual(['/teacher/quizzes/quiz1/assign']);
});

test('if everyone has started, none is listed as missing', () => {
  expect(rowsOf([]).length).toBe(1);
  expect(screen.getByText('joined', { exact: false }).textContent).toBe('1 joined');
});
