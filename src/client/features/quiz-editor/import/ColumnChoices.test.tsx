import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../../server/testing/world';
import { visit } from '../../../testing/visit';

const sheet = (text: string) => new File([text], 'sheet.csv', { type: 'text/csv' });

async function openWith(text: string) {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const quizId: string = (await teacher.rest('POST', '/quiz/', { title: 'Animals' })).body._id;
  const { user } = await visit(world, `/teacher/quizzes/${quizId}/questions?import=1`, {
    as: 'teacher',
    name: 'Ann',
  });
  await user.upload(await screen.findByLabelText('File with questions'), sheet(text));
  const stored = async () => (await teacher.query('quizzes.get', { quizId })).body.questions;
  return { user, stored };
}

const UNCLEAR = 'Uno,Due,Tre,Quattro\nChi vola?,Ape,Mucca,1\nChi nuota?,Mucca,Trota,2\n';

test('the answer column is asked for, and the file is read again accordingly', async () => {
  const { user, stored } = await openWith(UNCLEAR);
  await screen.findByText('2 questions found · 2 need work');
  screen.getByText('Which column holds the right answer? Choose “Right answer” there.');
  const column = screen.getByLabelText<HTMLSelectElement>('Quattro');
  expect(column.selectedOptions[0]?.textContent).toBe('Not clear');
  await user.selectOptions(column, 'Right answer');
  await screen.findByText('2 questions found');
  // The block stays open after a choice.
  screen.getByLabelText('Tre');
  expect(document.activeElement).toBe(screen.getByLabelText('Quattro'));
  await user.click(screen.getByRole('button', { name: 'Add 2 questions' }));
  await screen.findByText('2 questions added.');
  expect((await stored()).map(({ correctAnswer }: { correctAnswer: string }) => correctAnswer)).toEqual([
    'Ape',
    'Trota',
  ]);
});

test('a column whose role is taken by another is open again, and is shown with its first cells', async () => {
  const { user } = await openWith(UNCLEAR);
  const due = await screen.findByLabelText<HTMLSelectElement>('Due');
  expect([...due.options].map(({ textContent }) => textContent)).toContain('Option A');
  const cells = within(due.closest('li') as HTMLElement).getByRole('list');
  expect(
    within(cells)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ape', 'Mucca']);
  await user.selectOptions(due, 'Question');
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Uno').value).toBe('unknown'));
  expect(screen.getByLabelText<HTMLSelectElement>('Due').value).toBe('question');
});

test('choices for one pasted table do not apply to the next', async () => {
  const { user } = await openWith(UNCLEAR);
  await user.click(await screen.findByRole('button', { name: 'Change to another file, or to text' }));
  const area = await screen.findByLabelText('Paste or type your questions');
  await user.click(area);
  await user.paste(UNCLEAR);
  await user.selectOptions(await screen.findByLabelText('Quattro'), 'Right answer');
  await screen.findByText('2 questions found');
  await user.clear(area);
  await user.paste(UNCLEAR.replace('Uno,Due,Tre,Quattro', 'Eins,Zwei,Drei,Vier'));
  const column = await screen.findByLabelText<HTMLSelectElement>('Vier');
  await waitFor(() => expect(column.value).toBe('unknown'));
});

test('a choice that leaves no question is reported, and can be reverted', async () => {
  const { user } = await openWith(UNCLEAR);
  await user.selectOptions(await screen.findByLabelText('Uno'), 'Not used');
  await screen.findByRole('alert');
  await user.selectOptions(screen.getByLabelText('Uno'), 'Question');
  await screen.findByText('2 questions found · 2 need work');
});

test('columns with an unambiguous answer take one line', async () => {
  await openWith('Question,A,B,Answer,Source\nWho flies?,Bee,Cow,A,p. 3\n');
  const summary = await screen.findByText('Columns as read · Change');
  expect(summary.closest('details')?.open).toBe(false);
});

test('a sheet with clear headings has no choices', async () => {
  await openWith('Question,A,B,Answer\nWho flies?,Bee,Cow,A\n');
  await screen.findByText('1 question found');
  expect(screen.queryByText(/^Columns/)).toBeNull();
});
