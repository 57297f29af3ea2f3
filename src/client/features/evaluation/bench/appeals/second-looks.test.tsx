import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../../../server/testing/factories';
import { aWorld } from '../../../../../server/testing/world';
import { teacherPaths } from '../../../../../shared/teacher-paths';
import { visit } from '../../../../testing/visit';

const ann = { as: 'teacher', name: 'Ann' } as const;
const LEAVES = {
  type: 'short',
  text: 'Why are leaves green?',
  correctAnswer: 'Chlorophyll',
  maximumMarks: 2,
};
const ROOTS = { type: 'short', text: 'What do roots do?', correctAnswer: 'Take up water', maximumMarks: 2 };

/**
 * Three students, two with equal answers, after the release. Sam requests a second look at the second
 * question.
 */
async function aClassWithAnAppeal() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [LEAVES, ROOTS] });
  const { teacher, quizId, questionIds } = quiz;
  const [leaves = '', roots = ''] = questionIds;
  const submit = (name: string, said: string) =>
    aSubmitter(world, quiz, { name, answers: { [leaves]: 'Chlorophyll', [roots]: said } });
  const { student: sam } = await submit('Sam', 'They drink');
  await submit('Tia', 'they drink');
  await submit('Uma', 'They hold the tree');
  await evaluate(world, quiz);
  const { results } = (await teacher.query('results.toMark', { quizId })).body;
  const studentIds = results.map(({ studentId }: { studentId: string }) => studentId);
  await teacher.mutate('evaluation.setMarks', { quizId, questionId: roots, studentIds, marks: 0.5 });
  await teacher.rest('POST', `/quiz/${quizId}/release-scores`);
  await sam.mutate('appeals.ask', { quizId, questionId: roots, text: 'To drink is to take up water.' });
  const scores = async () => {
    const { body } = await teacher.rest('GET', `/quiz/${quizId}/results`);
    return body.results.map(
      (each: { evaluationResults: { questionId: string; score: number }[] }) =>
        each.evaluationResults.find(({ questionId }) => questionId === roots)?.score,
    );
  };
  return { world, teacher, quizId, scores };
}

test('a teacher answers a second look with other marks, and gives them to everyone with the same answer', async () => {
  const { world, quizId, scores } = await aClassWithAnAppeal();
  const { user } = await visit(world, teacherPaths.marks(quizId), ann);
  const look = within(await screen.findByRole('region', { name: 'Second look' }));
  look.getByText('To drink is to take up water.');
  look.getByText(/^Sam asks, /);
  const rail = within(screen.getByRole('navigation', { name: 'Questions' }));
  rail.getByRole('button', { name: /What do roots do\?.*1 second look/ });

  const marks = look.getByRole('spinbutton', { name: 'Marks for Sam' });
  await user.clear(marks);
  await user.type(marks, '2{Tab}');
  await user.type(look.getByRole('textbox', { name: 'Your answer to Sam' }), 'You are right.');
  await user.click(look.getByRole('button', { name: /^Answer/ }));
  await screen.findByText(/^Sam is answered\. 1 other student wrote the same\./);
  expect(await scores()).toEqual([2, 0.5, 0.5]);
  await user.click(screen.getByRole('button', { name: 'Give 2 to 1 student' }));
  await expect.poll(scores).toEqual([2, 2, 0.5]);
  expect(screen.queryByRole('region', { name: 'Second look' })).toBeNull();
});

test('unchanged marks offer nothing', async () => {
  const { world, quizId, scores } = await aClassWithAnAppeal();
  const { user } = await visit(world, teacherPaths.marks(quizId), ann);
  const look = within(await screen.findByRole('region', { name: 'Second look' }));
  await user.type(look.getByRole('textbox', { name: 'Your answer to Sam' }), 'It stays.');
  await user.click(look.getByRole('button', { name: /^Answer/ }));
  await screen.findByText('Sam is answered.');
  expect(screen.queryByRole('button', { name: /^Give/ })).toBeNull();
  expect(await scores()).toEqual([0.5, 0.5, 0.5]);
});

test('an unsent reply is kept', async () => {
  const { world, quizId } = await aClassWithAnAppeal();
  const { user, network } = await visit(world, teacherPaths.marks(quizId), ann);
  const look = within(await screen.findByRole('region', { name: 'Second look' }));
  const answer = look.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer to Sam' });
  await user.type(answer, 'You are right.');
  network.goAway();
  await user.click(look.getByRole('button', { name: /^Answer/ }));
  await look.findByText('Not sent. Your answer is kept; please try again.');
  expect(answer.value).toBe('You are right.');
});

test('the head and the list of quizzes show a waiting student', async () => {
  const { world, quizId } = await aClassWithAnAppeal();
  const { leave } = await visit(world, teacherPaths.share(quizId), ann);
  await screen.findByText(/1 second look/);
  await screen.findByRole('link', { name: 'Answer 1' });
  leave();
  await visit(world, teacherPaths.dashboard, ann);
  await screen.findByRole('link', { name: /^Answer 1/ });
});
