import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSubmitter, evaluate } from '../../../../../server/testing/factories';
import { aClassToCheck, aTaughtClass, WRONG_ANSWERS } from '../../../../../server/testing/leaf-class';
import { aWorld } from '../../../../../server/testing/world';
import { visit } from '../../../../testing/visit';

/** A class with four marked answers, and the same quiz given once more. */
async function givenAgain() {
  const { world, teacher, quizId } = await aTaughtClass(aWorld());
  const { body: copy } = await teacher.rest('POST', `/quiz/${quizId}/duplicate`);
  const { body: published } = await teacher.rest('POST', `/quiz/${copy._id}/publish`);
  const questionIds: string[] = copy.questions.map(({ _id }: { _id: string }) => _id);
  const again = { teacher, quizId: copy._id, shareId: published.shareId, questionIds };
  const answers = { [questionIds[0] ?? '']: WRONG_ANSWERS[3] };
  await aSubmitter(world, again, { name: 'New', answers });
  await evaluate(world, again);
  return { world, again };
}

const line = () => screen.findByRole('list', { name: 'What the suggestions rest on' });

test('the line shows the spot check, whose answers stand on the bench', async () => {
  const { world, quizId } = await aClassToCheck(aWorld());
  await visit(world, `/teacher/quizzes/${quizId}/marks?tab=questions`, { as: 'teacher', name: 'Ann' });
  const { textContent } = await line();
  expect(textContent).toMatch(/Spot check of the quiz: 0 of 5 agreed, 5 to look at here/);
  const rows = screen.getAllByRole('row').filter((row) => row.textContent?.includes('Check'));
  expect(rows).toHaveLength(5);
});

test('an unfinished spot check is irrelevant once the teacher has given all marks', async () => {
  const { world, quizId, mark, marks, idle } = await aClassToCheck(aWorld());
  const toCheck = Object.entries(await marks()).filter(([, { needsReview }]) => needsReview);
  for (const [answer] of toCheck.slice(0, 2)) await mark(answer, 0);
  const suggested = Object.entries(await marks()).filter(([, { source }]) => source === 'built-in');
  for (const [answer] of suggested) await mark(answer, 4);
  await idle();
  await visit(world, `/teacher/quizzes/${quizId}/marks?tab=questions`, { as: 'teacher', name: 'Ann' });
  await screen.findByRole('grid', { name: /^Answers/ });
  expect(screen.queryByText(/agreed/)).toBeNull();
});

test('an earlier class’s marks are used, and a switch excludes them', async () => {
  const { world, again } = await givenAgain();
  const { user } = await visit(world, `/teacher/quizzes/${again.quizId}/marks?tab=questions`, {
    as: 'teacher',
    name: 'Ann',
  });
  const helps = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: /^Uses 4 earlier marks \(\d{4}\)/,
  });
  expect(helps.checked).toBe(true);
  expect((await line()).textContent).toContain('Mark three');
  await user.click(helps);
  const isUsed = async () =>
    (await again.teacher.rest('GET', `/quiz/${again.quizId}/results`)).body.useEarlierMarks;
  await waitFor(async () => expect(await isUsed()).toBe(false));
  await waitFor(() => expect(helps.checked).toBe(false));
});
