import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../server/testing/world';
import type { Quiz } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { visit } from '../../testing/visit';

const LONGEST = 'Which river is the longest?';
const PARIS = 'Which river crosses Paris?';
const QUESTIONS = [LONGEST, PARIS, 'Name a delta.'].map((text) => ({
  ...{ type: 'short', text, correctAnswer: 'The Nile', maximumMarks: 1 },
}));

/** Ann's quiz with three questions, and another one, which is open. */
async function openOther() {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const [rivers, term] = await Promise.all(
    ['Rivers', 'End of term'].map(
      async (title) => (await teacher.rest('POST', '/quiz/', { title })).body._id,
    ),
  );
  await teacher.mutate('questions.createMany', { quizId: rivers, questions: QUESTIONS });
  const page = await visit(world, teacherPaths.questions(term), { as: 'teacher', name: 'Ann' });
  const textsOf = async (quizId: string) => {
    const { questions }: Quiz = (await teacher.query('quizzes.get', { quizId })).body;
    return questions.map(({ text }) => text);
  };
  return { ...page, textsIn: { rivers: () => textsOf(rivers), term: () => textsOf(term) } };
}

type User = Awaited<ReturnType<typeof openOther>>['user'];

/** Searches for a word, selects all questions found, and adds them. */
async function addFound(user: User, word: string, count: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'From the bank' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'From the bank' }));
  await user.type(await dialog.findByLabelText('Search your questions'), word);
  await dialog.findByText(count);
  for (const box of dialog.getAllByRole('checkbox')) await user.click(box);
  await user.click(dialog.getByRole('button', { name: `Add ${count}` }));
}

const onPaper = (name: string) => screen.findByRole('heading', { level: 3, name });

test('questions of the bank are found by their words, added to the open quiz, and removed by Undo', async () => {
  const { user, textsIn } = await openOther();
  await addFound(user, 'river', '2 questions');
  await onPaper(LONGEST);
  expect((await textsIn.term()).toSorted()).toEqual([PARIS, LONGEST]);
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) ?? document.body);
  await waitFor(async () => expect(await textsIn.term()).toEqual([]));
  expect(screen.queryByRole('heading', { level: 3, name: LONGEST })).toBeNull();
});

test('a correction of a copy is applied to its original too, after a preview', async () => {
  const { user, textsIn } = await openOther();
  await addFound(user, 'paris', '1 question');
  await user.click(await onPaper(PARIS));
  await screen.findByText(/^Also in 1 other quiz:/);
  const text = await screen.findByLabelText('Question text');
  await user.clear(text);
  await user.type(text, 'Which river flows through Paris?');
  await user.click(await screen.findByRole('button', { name: 'Correct there too' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct copies of this question' }));
  await dialog.findByText('Changes: text. No student has started.');
  await user.click(dialog.getByRole('button', { name: 'Correct 1 quiz' }));
  await screen.findByText(/Corrected in 1 quiz/);
  expect(await textsIn.rivers()).toEqual([LONGEST, 'Which river flows through Paris?', 'Name a delta.']);
});
