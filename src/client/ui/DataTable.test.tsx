import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DataTable } from './DataTable';
import { type Column, useDataTable } from './use-data-table';

interface Pupil {
  readonly name: string;
  readonly score: number | null;
}

const asha: Pupil = { name: 'Asha', score: 7 };
const ben: Pupil = { name: 'Ben', score: 9 };
const chen: Pupil = { name: 'Chen', score: null };
const dora: Pupil = { name: 'Dora', score: 7 };

const COLUMNS: readonly Column<Pupil>[] = [
  { id: 'name', head: 'Student', kind: 'name', sortBy: ({ name }) => name, cell: ({ name }) => name },
  {
    id: 'score',
    head: 'Score',
    isLargestFirst: true,
    sortBy: ({ score }) => score,
    cell: ({ score }) => score ?? '–',
  },
  {
    id: 'open',
    head: 'Answers',
    kind: 'action',
    cell: ({ name }) => <button type="button">{`Open ${name}`}</button>,
  },
];

interface PupilsProps {
  pupils: readonly Pupil[];
  isHeld?: boolean;
  onlyMarked?: boolean;
  isCards?: boolean;
}

function Pupils({ pupils, isHeld, onlyMarked = false, isCards }: PupilsProps) {
  const table = useDataTable({
    rows: pupils,
    columns: COLUMNS,
    rowId: ({ name }) => name,
    sortedBy: 'name',
    filter: { id: `${onlyMarked}`, fits: ({ score }) => !onlyMarked || score !== null },
    isHeld,
  });
  return (
    <DataTable label="Students" table={table} isAlwaysCards={isCards} card={({ name }) => <li>{name}</li>} />
  );
}

function show(props: PupilsProps) {
  const { rerender } = render(<Pupils {...props} />);
  return { user: userEvent.setup(), update: (next: PupilsProps) => rerender(<Pupils {...next} />) };
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const direction = (head: string) =>
  screen.getByRole('columnheader', { name: head }).getAttribute('aria-sort');
const sortBy = (head: string) => screen.getByRole('button', { name: head });

test('pressing a column head sorts the table, and it says so', async () => {
  const { user } = show({ pupils: [chen, asha, ben] });
  expect(names()).toEqual(['Asha', 'Ben', 'Chen']);
  expect(direction('Student')).toBe('ascending');
  await user.click(sortBy('Student'));
  expect(names()).toEqual(['Chen', 'Ben', 'Asha']);
  expect(direction('Student')).toBe('descending');
});

test('numbers start with the largest, equal rows keep their order, and rows without a value come last either way', async () => {
  const { user } = show({ pupils: [asha, ben, chen, dora] });
  await user.click(sortBy('Score'));
  expect(names()).toEqual(['Ben', 'Asha', 'Dora', 'Chen']);
  expect(direction('Student')).toBe(null);
  await user.click(sortBy('Score'));
  expect(names()).toEqual(['Asha', 'Dora', 'Ben', 'Chen']);
});

test('a filter narrows the rows', () => {
  show({ pupils: [asha, ben, chen], onlyMarked: true });
  expect(names()).toEqual(['Asha', 'Ben']);
});

test('held rows stay in place after an update, and the table no longer calls itself sorted', async () => {
  const { user, update } = show({ pupils: [asha, ben, dora] });
  await user.click(sortBy('Score'));
  expect(names()).toEqual(['Ben', 'Asha', 'Dora']);
  const news = [{ ...asha, score: 10 }, ben, { ...chen, score: 8 }];
  update({ pupils: news, isHeld: true });
  expect(names()).toEqual(['Ben', 'Asha', 'Chen']);
  expect(direction('Score')).toBe(null);
  update({ pupils: news });
  expect(names()).toEqual(['Asha', 'Ben', 'Chen']);
  expect(direction('Score')).toBe('descending');
});

test('choosing another sorting moves even held rows', async () => {
  const { user } = show({ pupils: [asha, ben, dora], isHeld: true });
  await user.click(sortBy('Score'));
  expect(names()).toEqual(['Ben', 'Asha', 'Dora']);
});

test('cards are sorted by a menu above them, with a button to reverse the order', async () => {
  const { user } = show({ pupils: [asha, ben, chen], isCards: true });
  const cards = () =>
    within(screen.getByRole('list', { name: 'Students' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Score');
  expect(cards()).toEqual(['Ben', 'Asha', 'Chen']);
  await user.click(screen.getByRole('button', { name: 'Descending, turn round' }));
  expect(cards()).toEqual(['Asha', 'Ben', 'Chen']);
});
