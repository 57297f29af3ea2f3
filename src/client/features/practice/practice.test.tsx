import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClass, aMember } from '../../../server/testing/a-class';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

const CELLS = {
  ...{ type: 'mcq', text: 'Which organelle makes most of the ATP?', maximumMarks: 2 },
  options: ['Nucleus', 'Mitochondria'],
  correctAnswer: 'Mitochondria',
  explanation: 'Respiration happens there.',
};
const LEAVES = {
  ...{ type: 'short', text: 'Why are leaves green?', maximumMarks: 2 },
  correctAnswer: 'Chlorophyll reflects green light',
};
const sam = { as: 'student', name: 'Sam' } as const;

/** Sam has released results of a quiz that is open for practice. */
async function aPractice(questions: readonly object[] = [CELLS, LEAVES]) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { title: 'Biology' }, questions });
  await aSubmitter(world, quiz, { name: 'Sam' });
  await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: false });
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const opened = await quiz.teacher.mutate('practice.open', { quizId: quiz.quizId });
  expect(opened.status).toBe(200);
  const setId: string = opened.body._id;
  const answersGiven = async () =>
    (await quiz.teacher.query('practice.listSets')).body.open[0].answersLastWeek;
  return { world, setId, quizId: quiz.quizId, teacher: quiz.teacher, answersGiven };
}

const practise = ({ world, setId }: Awaited<ReturnType<typeof aPractice>>) =>
  visit(world, `/student/practice/${setId}`, sam);
// Some buttons turn into a status in the same place.
const button = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const verdict = () => screen.findByRole('heading', { level: 3 });

test('a wrong answer is reported immediately, with the right one, the reason, and the next date', async () => {
  const { user } = await practise(await aPractice());
  await user.click(await screen.findByLabelText('Nucleus'));
  await user.click(await button('Check'));
  const told = await verdict();
  expect(told.textContent).toBe('Incorrect');
  expect(document.activeElement).toBe(told);
  const options = within(screen.getByRole('list', { name: 'Options' }));
  const right = options.getAllByRole('listitem').find(({ textContent }) => textContent.startsWith('Mito'));
  expect(right?.textContent).toContain('Correct answer');
  screen.getByText('Respiration happens there.');
  screen.getByText('It comes again in a minute.');
});

test('the keyboard suffices: Enter checks, and continues', async () => {
  const { user } = await practise(await aPractice([LEAVES, CELLS]));
  await user.type(await screen.findByLabelText('Your answer'), 'chlorophyll reflects green light{Enter}');
  expect((await verdict()).textContent).toBe('Correct');
  await user.keyboard('{Enter}');
  await screen.findByText(CELLS.text);
  screen.getByText('1 of 2 today');
});

test('a student who does not know gets the answer without being called wrong', async () => {
  const { user } = await practise(await aPractice([CELLS]));
  await user.click(await button('I don’t know'));
  expect((await verdict()).textContent).toBe('Here is the answer');
  screen.getByText('Respiration happens there.');
});

test('nothing is sent without an answer', async () => {
  const practice = await aPractice([CELLS]);
  const { user } = await practise(practice);
  await user.click(await button('Check'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Give an answer first/);
  expect(await practice.answersGiven()).toBe(0);
});

test('unchecked input survives a reload, and is removed after the check', async () => {
  const practice = await aPractice([LEAVES]);
  const before = await practise(practice);
  await before.user.type(await screen.findByLabelText('Your answer'), 'Chlorophyll reflects green light');
  before.leave();
  const { user, leave } = await practise(practice);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer');
  expect(field.value).toBe('Chlorophyll reflects green light');
  await user.click(await button('Check'));
  expect((await verdict()).textContent).toBe('Correct');
  leave();
  const after = await practise(practice);
  await after.user.click(await button('Practise ahead'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Your answer')).value).toBe('');
});

test('after an unsure mark the student says whether they knew the answer', async () => {
  const { user } = await practise(await aPractice([LEAVES]));
  await user.type(await screen.findByLabelText('Your answer'), 'There is some green light reflected');
  await user.click(await button('Check'));
  expect((await verdict()).textContent).toMatch(/^The grader is not sure\. Compare with the model answer/);
  screen.getByText('Model answer');
  screen.getByText('Chlorophyll reflects green light');
  screen.getByText('0 of 1 today');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.click(await button('I knew it'));
  await screen.findByText('1 answer correct');
});

test('offline the answer stays, is sent later automatically, and counts once', async () => {
  const practice = await aPractice([CELLS]);
  const { user, network } = await practise(practice);
  await user.click(await screen.findByLabelText('Mitochondria'));
  network.goAway();
  await user.click(await button('Check'));
  await screen.findByText(/^No connection\. Your answer stays here/);
  expect(screen.getByLabelText<HTMLInputElement>('Mitochondria').checked).toBe(true);
  network.comeBack();
  window.dispatchEvent(new Event('online'));
  expect((await verdict()).textContent).toBe('Correct');
  expect(await practice.answersGiven()).toBe(1);
});

test('when nothing is due it shows the results and the next date, and continues ahead of time', async () => {
  const practice = await aPractice([CELLS]);
  const { user } = await practise(practice);
  await user.click(await screen.findByLabelText('Mitochondria'));
  await user.click(await button('Check'));
  await user.click(await button('Next'));
  const end = await screen.findByRole('heading', { level: 2, name: /^Done for/ });
  await waitFor(() => expect(document.activeElement).toBe(end));
  screen.getByText('1 answer correct');
  screen.getByText(/^It goes on in \d+ minutes\.$/);
  await user.click(await button('Practise ahead'));
  await screen.findByText(CELLS.text);
});

test('a practice closed by the teacher says so', async () => {
  const practice = await aPractice();
  await practice.teacher.mutate('practice.close', { setId: practice.setId });
  await practise(practice);
  await screen.findByText('This practice has ended');
  expect(screen.getAllByRole('link', { name: 'Back to your quizzes' })).toHaveLength(2);
});

test('a question needed elsewhere gets no feedback, and the next button has the focus', async () => {
  const practice = await aPractice([CELLS]);
  const { user } = await practise(practice);
  await user.click(await screen.findByLabelText('Mitochondria'));
  const { teacher, quizId } = practice;
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: true });
  await user.click(await button('Check'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/in a quiz that somebody still takes/);
  expect(screen.queryByText('Respiration happens there.')).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await button('Next')));
  await user.keyboard('{Enter}');
  await screen.findByText(/^Its questions cannot be practised just now/);
});

test('a student’s need for larger text applies here too', async () => {
  const practice = await aPractice();
  const { world, teacher } = practice;
  const student = await world.signIn('student', 'Sam');
  aMember(world, { classId: aClass(world, { teacher }), student, largerText: true });
  const { leave } = await practise(practice);
  await screen.findByText(CELLS.text);
  expect(document.documentElement.dataset.text).toBe('larger');
  leave();
  expect(document.documentElement.dataset.text).toBeUndefined();
});

test('the dashboard shows what can be practised, and leads there', async () => {
  const { world } = await aPractice();
  const { user } = await visit(world, '/student', sam);
  const section = within(await screen.findByRole('region', { name: 'Practice' }));
  const link = section.getByRole('link', { name: /^Biology .*2 new$/ });
  await user.click(link);
  await screen.findByText(CELLS.text);
  screen.getByText('Nothing here counts. Practise as often as you like.');
});

test('signing in leads back to the practice', async () => {
  const { world, setId } = await aPractice();
  await visit(world, `/student/practice/${setId}`);
  await screen.findByRole('heading', { name: 'Student Login' });
  expect(new URLSearchParams(location.search).get('next')).toBe(`/student/practice/${setId}`);
});
