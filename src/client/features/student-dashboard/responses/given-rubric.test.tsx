import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anEvaluatedClass } from '../../../../server/testing/leaf-class';
import { aWorld } from '../../../../server/testing/world';
import { visit } from '../../../testing/visit';

const ANSWER = 'Chlorophyll absorbs light';
const ITEMS = [
  { id: 'absorbs', text: 'Red and blue are absorbed', points: 2.5 },
  { id: 'vague', text: 'Is vague', points: -0.5 },
  { id: 'reflects', text: 'Green is reflected', points: 2 },
];

test('a student sees the rubric items given for the answer, and those not given', async () => {
  const world = aWorld();
  const { teacher, own, studentOf } = await anEvaluatedClass(world, ['Because of the sun', ANSWER]);
  const { seen } = (await teacher.mutate('rubrics.preview', { ...own, items: ITEMS })).body;
  await teacher.mutate('rubrics.write', { ...own, items: ITEMS, seen });
  const studentIds = [studentOf(ANSWER)];
  await teacher.mutate('rubrics.apply', { ...own, studentIds, itemIds: ['absorbs', 'vague'] });
  await teacher.rest('POST', `/quiz/${own.quizId}/release-scores`);

  const { user } = await visit(world, '/student', { as: 'student', name: 'Student 101' });
  await user.click(await screen.findByRole('button', { name: 'View Responses' }));
  const rubric = within(await screen.findByRole('list', { name: 'What the marks are for' }));
  const lines = rubric.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Red and blue are absorbed+2.5 given',
    'Is vague−0.5 given',
    'Green is reflected+2 not given',
  ]);
});
