import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../../server/testing/factories';
import { sampleQuestions } from '../../../../server/testing/sample-questions';
import { aWorld } from '../../../../server/testing/world';
import { visit } from '../../../testing/visit';

const [mcq, ...others] = sampleQuestions;

test('after a correction the old answer is marked as accepted too', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: [mcq, ...others] });
  const [questionId = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { name: 'Sam', answers: { [questionId]: 'Mitochondria' } });
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const correction = { questionId, correctAnswer: 'Nucleus', policy: 'both' };
  const { body } = await quiz.teacher.mutate('questions.previewCorrection', correction);
  await quiz.teacher.mutate('questions.applyCorrection', { ...correction, seen: body.seen });

  const { user } = await visit(world, '/student', { as: 'student', name: 'Sam' });
  await user.click(await screen.findByRole('button', { name: 'View Responses' }));
  const [options] = await screen.findAllByRole('list', { name: 'Options' });
  const rows = within(options as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toContain('MitochondriaYour answer Also accepted');
  const terms = screen.getAllByRole('term').filter(({ textContent }) => textContent === 'Also accepted');
  expect(terms.map((term) => term.nextElementSibling?.textContent)).toEqual(['Mitochondria']);
});

test('a student sees the teacher’s feedback beside the chosen option', async () => {
  const world = aWorld();
  const feedback = { Nucleus: 'That is where the plans are.', Mitochondria: 'Yes.' };
  const quiz = await aPublishedQuiz(world, { questions: [{ ...mcq, feedback }, ...others] });
  await aSubmitter(world, quiz, { name: 'Sam', answers: { [quiz.questionIds[0] ?? '']: 'Nucleus' } });
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);

  const { user } = await visit(world, '/student', { as: 'student', name: 'Sam' });
  await user.click(await screen.findByRole('button', { name: 'View Responses' }));
  const [options] = await screen.findAllByRole('list', { name: 'Options' });
  const rows = within(options as HTMLElement).getAllByRole('listitem');
  const row = rows.find(({ textContent }) => textContent.startsWith('Nucleus'));
  expect(row?.textContent).toContain('That is where the plans are.');
  expect(options?.textContent).not.toContain('Yes.');
});
