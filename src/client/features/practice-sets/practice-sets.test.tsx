import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClass, aMember } from '../../../server/testing/a-class';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

const ann = { as: 'teacher', name: 'Ann' } as const;
const LEAVES = {
  ...{ type: 'short', text: 'Why are leaves green?', maximumMarks: 2 },
  correctAnswer: 'Chlorophyll',
};

/** Ann's class, and a quiz with a tagged question that Sam has taken. */
async function aDesk({ isReleased = true } = {}) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { title: 'Biology' }, questions: [LEAVES] });
  const { teacher, quizId } = quiz;
  const [questionId = ''] = quiz.questionIds;
  await teacher.mutate('bank.setTags', { questionId, tags: ['plants'] });
  const { student } = await aSubmitter(world, quiz, { name: 'Sam' });
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
  await evaluate(world, quiz);
  if (isReleased) await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  const classId = aClass(world, { teacher, name: '7b' });
  aMember(world, { classId, student });
  const setsOfSam = async () => (await student.query('practice.list', {})).body.sets;
  return { world, quizId, teacher, setsOfSam };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a tag is opened from the bank for a class, its classes are chosen, and closing it can be undone', async () => {
  const { world, setsOfSam } = await aDesk();
  const { user } = await visit(world, '/teacher/bank', ann);
  await screen.findByRole('option', { name: 'plants (1)' });
  await user.selectOptions(screen.getByLabelText('Tag'), 'plants (1)');
  await user.click(await button('Practise this tag…'));
  const opening = await dialog('Open “plants” for practice');
  await opening.findByText('1 question can be practised.');
  const open = opening.getByRole('button', { name: /^Open for practice/ });
  await user.click(open);
  expect((await opening.findByRole('alert')).textContent).toContain('Please choose the classes');
  await user.click(await opening.findByLabelText('7b'));
  await user.click(open);
  await screen.findByText('“plants” is open for practice.');
  expect(await setsOfSam()).toMatchObject([{ title: 'plants', newCount: 1 }]);

  await user.click(screen.getByRole('link', { name: 'Open for practice' }));
  await screen.findByText('Nobody has practised yet', { exact: false });
  screen.getByText('7b');
  await user.click(await button('End practice of plants'));
  await screen.findByText('Nothing is open for practice');
  expect(await setsOfSam()).toEqual([]);
  await user.click(await button('Undo'));
  await screen.findByText('“plants” is open for practice again.');
  expect(await setsOfSam()).toHaveLength(1);
});

test('a quiz with changed classes is only for their students', async () => {
  const { world, teacher, quizId, setsOfSam } = await aDesk();
  const nobody = aClass(world, { teacher, name: '8a' });
  await teacher.mutate('practice.open', { quizId, classIds: [nobody] });
  expect(await setsOfSam()).toEqual([]);
  const { user } = await visit(world, '/teacher/practice', ann);
  await user.click(await button('Classes… that practise Biology'));
  const changing = await dialog('Who practises “Biology”');
  await user.click(await changing.findByLabelText('8a'));
  await user.click(await changing.findByLabelText('7b'));
  await user.click(changing.getByRole('button', { name: /^Save/ }));
  await screen.findByText('The classes are saved.');
  expect(await setsOfSam()).toHaveLength(1);
});

test('before the release the Share tab says when a quiz can be practised', async () => {
  const { world, quizId } = await aDesk({ isReleased: false });
  await visit(world, `/teacher/quizzes/${quizId}/share`, ann);
  await screen.findByText(/^Once scores are released, students can practise/);
  expect(screen.queryByRole('button', { name: /Open for practice/ })).toBeNull();
});
