import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aWatchedQuiz } from './a-watched-quiz';
import { OrderedStudents } from './OrderedStudents';

const LATER = { Abe: {}, Ben: { connection: 'offline' }, Cleo: { connection: 'offline' } } as const;

const named = { areNamesHidden: false, onHideNames: () => undefined };

function aTable() {
  const onAct = vi.fn();
  const show = (students: Parameters<typeof aWatchedQuiz>[0]) => (
    <OrderedStudents quiz={aWatchedQuiz(students)} onAct={onAct} {...named} />
  );
  const { rerender } = render(show({ Abe: {}, Ben: {}, Cleo: { connection: 'offline' } }));
  return { onAct, news: () => rerender(show(LATER)), user: userEvent.setup() };
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const headOf = (name: string) => screen.getByRole('columnheader', { name });

test('the rows are in the chosen order, and follow updates', async () => {
  const { news, user } = aTable();
  expect(names()).toEqual(['Cleo', 'Abe', 'Ben']);
  news();
  expect(names()).toEqual(['Ben', 'Cleo', 'Abe']);
  expect(headOf('State').getAttribute('aria-sort')).toBe('ascending');
  await user.selectOptions(screen.getByLabelText('Sorted:'), 'by name');
  expect(names()).toEqual(['Abe', 'Ben', 'Cleo']);
  expect(headOf('Student').getAttribute('aria-sort')).toBe('ascending');
});

test('rows in use stay in place, and the table is not called sorted until they move', async () => {
  const { news, user } = aTable();
  const button = screen.getByRole('button', { name: 'Message to Abe' });
  await user.hover(button);
  news();
  expect(names()).toEqual(['Cleo', 'Abe', 'Ben']);
  expect(screen.getByLabelText('Order kept while you are in a row, then:')).toBeDefined();
  expect(headOf('State').hasAttribute('aria-sort')).toBe(false);
  await user.hover(screen.getByText('joined', { exact: false }));
  expect(names()).toEqual(['Ben', 'Cleo', 'Abe']);
  expect(screen.getByLabelText('Sorted:')).toBeDefined();
});

test('a row says in words what its dots show, and a message goes to its student', async () => {
  const { onAct, user } = aTable();
  const row = screen.getByRole('row', { name: /Abe/ });
  expect(within(row).getByText('answered 1–3, on question 4')).toBeDefined();
  expect(row.textContent).toContain('3 / 10');
  await user.click(within(row).getByRole('button', { name: 'Message to Abe' }));
  expect(onAct).toHaveBeenCalledWith('message', 'Abe');
});

test('if a submission’s answered questions are hidden, its row has their number and no dots', () => {
  const hidden = { submittedAt: 700_000, atNumber: null, answeredNumbers: [] };
  render(<OrderedStudents quiz={aWatchedQuiz({ Abe: hidden })} onAct={vi.fn()} {...named} />);
  const row = screen.getByRole('row', { name: /Abe/ });
  expect(row.textContent).toContain('3 / 10');
  expect(within(row).queryByText(/none answered/)).toBeNull();
});
