import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

const SPIDER = {
  type: 'mcq',
  text: 'How many legs does a spider have?',
  options: ['Six', 'Eight', 'Ten'],
  correctAnswer: 'Eight',
  maximumMarks: 2,
} as const;

afterEach(() => localStorage.clear());

async function aClassWithSam({ answer = 'Six', released = false } = {}) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { title: 'Spiders' }, questions: [SPIDER] });
  const [questionId = ''] = quiz.questionIds;
  await aSubmitter(world, quiz, { name: 'Sam', answers: { [questionId]: answer } });
  if (released) {
    await evaluate(world, quiz);
    await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  }
  return { world, ...quiz };
}

async function openCard(world: Awaited<ReturnType<typeof aClassWithSam>>['world']) {
  const page = await visit(world, '/student', { as: 'student', name: 'Sam' });
  const heading = await screen.findByRole('heading', { name: 'Spiders' });
  const item = heading.closest('li');
  if (!item) throw new Error('An attempt stands in a list.');
  return { ...page, card: within(item) };
}

test('before the release an attempt shows no score, and says why there are no responses', async () => {
  const { world } = await aClassWithSam();
  const { user, card } = await openCard(world);
  expect(card.queryByText(/\/2/)).toBeNull();
  await user.click(card.getByRole('button', { name: 'View Responses' }));
  expect(card.getByText('Submitted by you.')).toBeDefined();
  await expect.poll(() => card.getAllByText('Results not released')).toHaveLength(2);
  expect(card.queryByText('Eight')).toBeNull();
});

test('after the release the score is on the card, and each response shows the right answer', async () => {
  const { world, quizId, teacher } = await aClassWithSam({ released: true });
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
  const { user, card } = await openCard(world);
  const toggle = card.getByRole('button', { name: 'View Responses' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await user.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await card.findByText('0 of 2 marks');
  const [six, eight] = within(card.getByRole('list', { name: 'Options' })).getAllByRole('listitem');
  expect(six?.textContent).toBe('SixYour answer');
  expect(eight?.textContent).toContain('Correct answer');
  await user.click(card.getByRole('button', { name: 'Hide Responses' }));
  expect(card.queryByText('0 of 2 marks')).toBeNull();
});

test('the teacher’s comments are above the responses, and below the answers they are about', async () => {
  const { world, quizId, teacher, questionIds } = await aClassWithSam({ released: true });
  const [line] = (await teacher.rest('GET', `/quiz/${quizId}/results`)).body.results;
  const { studentId } = line;
  await teacher.mutate('comments.write', {
    ...{ quizId, questionId: questionIds[0], studentIds: [studentId] },
    text: 'Count again.\nIn pairs.',
  });
  await teacher.mutate('comments.writeOnSubmission', { quizId, studentId, text: 'A good start.' });
  const { user, card } = await openCard(world);
  await user.click(card.getByRole('button', { name: 'View Responses' }));
  await card.findByText('A good start.');
  const said = card.getAllByRole('figure').map((each) => each.textContent);
  expect(said).toEqual(['From your teacherA good start.', 'From your teacherCount again.\nIn pairs.']);
  const [response] = within(card.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
  expect(response?.textContent).toContain('Count again.');
  expect(response?.textContent).not.toContain('A good start.');
});

test('responses that failed to load are retried', async () => {
  const { world } = await aClassWithSam({ released: true });
  const { user, network, card } = await openCard(world);
  network.goAway();
  await user.click(card.getByRole('button', { name: 'View Responses' }));
  await card.findByText('Your responses could not be loaded.');
  network.comeBack();
  await user.click(card.getByRole('button', { name: 'Try again' }));
  await card.findByText('0 of 2 marks');
});

test('the dashboard’s heads count the attempts, and say in words that nothing is due', async () => {
  const { world } = await aClassWithSam();
  await openCard(world);
  const counts = [...document.querySelectorAll('dl > div')].map((each) => each.textContent);
  expect(counts).toEqual(['Available0', 'In Progress0', 'Completed1']);
  screen.getByText('Nothing is due.');
});

test('a student without attempts gets an empty state', async () => {
  await visit(aWorld(), '/student', { as: 'student', name: 'Tia' });
  await screen.findByText('No quiz attempts found.');
});

const newResult = () => screen.queryByRole('region', { name: 'New result' });

test('a result is marked as new until opened once, and keeps its place until the dashboard is left', async () => {
  const { world } = await aClassWithSam({ released: true });
  const { user, leave, card } = await openCard(world);
  expect(newResult()?.textContent).toContain('Spiders');
  await user.click(card.getByRole('button', { name: 'View Responses' }));
  await card.findByText('0 of 2 marks');
  expect(newResult()?.textContent).toContain('Spiders');
  leave();
  await openCard(world);
  expect(newResult()).toBeNull();
});

test('the new result is the one released last, not that of the quiz taken last', async () => {
  const world = aWorld();
  const [early, late] = await Promise.all(
    ['Ants', 'Bees'].map((title) => aPublishedQuiz(world, { teacherName: title, settings: { title } })),
  );
  if (!early || !late) throw new Error('Two quizzes were made.');
  for (const quiz of [early, late]) {
    await aSubmitter(world, quiz, { name: 'Sam' });
    world.clock.advance(1000);
  }
  for (const quiz of [late, early]) {
    await evaluate(world, quiz);
    await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
    world.clock.advance(1000);
  }
  await visit(world, '/student', { as: 'student', name: 'Sam' });
  const ants = await screen.findByRole('heading', { name: 'Ants' });
  const bees = await screen.findByRole('heading', { name: 'Bees' });
  expect(newResult()?.contains(ants)).toBe(true);
  expect(newResult()?.contains(bees)).toBe(false);
});
