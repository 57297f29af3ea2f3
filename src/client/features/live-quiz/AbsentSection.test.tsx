import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MayStart } from '../../../shared/assignment/may-start';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { AbsentSection } from './AbsentSection';
import { aWatchedQuiz } from './students/a-watched-quiz';

const now: MayStart = { yes: true, until: null };
const anAbsent = (name: string, start: MayStart = now, className = '7b'): LiveQuiz['absent'][number] => ({
  ...{ memberId: name, name, className, start },
});
const show = (absent: LiveQuiz['absent']) => {
  render(<AbsentSection quiz={aWatchedQuiz({}, { absent })} />);
  const rows = screen.queryAllByRole('listitem').map((row) => row.textContent);
  return { rows, isOpen: document.querySelector('details')?.open };
};

test('who has not started stands there with the reason, and the class where there are several', () => {
  const noon = new Date(2026, 0, 15, 12).getTime();
  const { rows, isOpen } = show([
    anAbsent('Asha', { no: true, because: 'over', ended: noon }),
    anAbsent('Ben', { no: true, because: 'not-yet', from: noon }),
    anAbsent('Chiara', { no: true, because: 'closed' }),
    anAbsent('Dev', now, '8a'),
  ]);
  expect(rows[0]).toMatch(/^Asha7bwindow ended Thu,? 15 Jan, 12:00$/);
  expect(rows[1]).toMatch(/^Ben7bopens Thu,? 15 Jan, 12:00$/);
  expect(rows.slice(2)).toEqual(['Chiara7bresponses are closed', 'Dev8acan start now']);
  expect(isOpen).toBe(true);
  expect(screen.getByRole('link', { name: 'Exceptions and make-up times' }).getAttribute('href')).toMatch(
    /\/assign$/,
  );
});

test('many are folded, and nobody is no list', () => {
  const many = Array.from({ length: 9 }, (_, place) => anAbsent(`Student ${place}`));
  expect(show(many).isOpen).toBe(false);
  expect(screen.getByText('Not started (9)')).toBeDefined();
});

test('where everybody has started, nothing is said', () => {
  expect(show([])).toEqual({ rows: [], isOpen: undefined });
});
