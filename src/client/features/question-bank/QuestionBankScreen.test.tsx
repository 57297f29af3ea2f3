import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

async function openBank() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { body } = await quiz.teacher.rest('POST', '/quiz/', { title: 'End of term' });
  const page = await visit(world, '/teacher/bank', { as: 'teacher', name: 'Ann' });
  const list = await screen.findByRole('list', { name: 'Questions' });
  const draft = async (): Promise<string[]> =>
    (await quiz.teacher.rest('GET', `/quiz/${body._id}`)).body.questions.map(
      ({ text }: { text: string }) => text,
    );
  return { ...quiz, ...page, list, draft };
}

test('a search narrows the list to matches of its words', async () => {
  const { user, list } = await openBank();
  expect(within(list).getAllByRole('checkbox')).toHaveLength(5);
  expect(document.activeElement).toBe(screen.getByLabelText('Search your questions'));
  await user.keyboard('spider');
  await waitFor(() => expect(within(list).getAllByRole('checkbox')).toHaveLength(1));
  await within(list).findByText('How many legs does a spider have?');
});

test('selected questions are added to a quiz, and one Undo removes them', async () => {
  const { user, list, draft } = await openBank();
  const boxes = within(list).getAllByRole('checkbox');
  await user.click(boxes[0] as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(boxes[2] as HTMLElement);
  await user.keyboard('{/Shift}');
  await screen.findByText('5 questions · 3 selected');
  await user.click(screen.getByRole('button', { name: 'Add to a quiz…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add 3 questions to a quiz' });
  await user.selectOptions(within(dialog).getByLabelText('Quiz'), 'End of term');
  await user.click(within(dialog).getByRole('button', { name: /^Add 3 questions/ }));
  await screen.findByText('3 questions added to End of term');
  expect(await draft()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await draft()).toEqual([]));
});

test('an expanded question shows its key and its quizzes, and takes a tag', async () => {
  const { user, list, teacher, questionIds } = await openBank();
  await user.click(within(list).getByRole('button', { name: /^Show the whole question: Which organelle/ }));
  await screen.findByRole('link', { name: 'Cells' });
  await user.type(screen.getByLabelText('Add a tag'), 'energy{Enter}');
  await screen.findByRole('button', { name: 'Remove the tag energy' });
  const { body } = await teacher.query('bank.tagsOf', { questionId: questionIds[0] });
  expect(body.tags).toEqual(['energy']);
});
