import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter, aSubmitter } from '../../../server/testing/factories';
import { personOn } from '../../../server/testing/person';
import { aWorld } from '../../../server/testing/world';
import { teacherPaths } from '../../../shared/teacher-paths';
import { visit } from '../../testing/visit';

/** Ann watches Sam and Tia take a quiz of five questions. */
async function aLiveView() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const [sam, tia] = [await aStarter(world, quiz, 'Sam'), await aStarter(world, quiz, 'Tia')];
  const [mcq = ''] = quiz.questionIds;
  for (const [{ student, attemptId }, answer] of [
    [sam, 'Mitochondria'],
    [tia, 'Nucleus'],
  ] as const) {
    await student.mutate('attempts.saveAnswers', { attemptId, revision: 1, answers: { [mcq]: answer } });
  }
  const { user } = await visit(world, teacherPaths.live(quiz.quizId), { as: 'teacher', name: 'Ann' });
  await screen.findByRole('rowheader', { name: 'Sam' });
  const hear = async ({ student, attemptId }: typeof sam) =>
    (await student.mutate('attempts.follow', { attemptId, writerId: 'some-page', claim: true })).body
      .messages;
  return { user, sam, tia, hear, quiz };
}

test('the class’s answers are beside it, opened in full, with the key only on request', async () => {
  const { user } = await aLiveView();
  const question = (await screen.findByRole('button', { name: /most of the ATP/ })).closest('li');
  if (!question) throw new Error('The question is not in the list.');
  expect(within(question).getByText('2 of 2')).toBeDefined();
  const answers = () =>
    within(question)
      .getAllByRole('listitem')
      .map((each) => each.textContent);
  expect(answers()).toEqual(['ANucleus1', 'BMitochondria1', 'CGolgi apparatus0']);
  expect(within(question).queryByRole('img', { name: 'key' })).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Show key', pressed: false });
  await user.click(toggle);
  const [, right] = within(question).getAllByRole('listitem');
  expect(right && within(right).getByRole('img', { name: 'key' })).toBeDefined();
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await user.click(within(question).getByRole('button'));
  expect(answers()).toEqual(['A Nucleus1', 'B Mitochondria1', 'C Golgi apparatus0']);
});

test('names are hidden on this page, including the message box and the dialogs', async () => {
  const { user } = await aLiveView();
  await user.click(screen.getByRole('button', { name: 'Hide names' }));
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Student 1', 'Student 2']);
  await user.click(screen.getByRole('button', { name: 'Collect all now' }));
  await screen.findByRole('alertdialog');
  expect(document.body.textContent).not.toMatch(/Sam|Tia/);
});

test('a message goes to everyone, or to the student whose row it started in, and shows its delivery', async () => {
  const { user, sam, tia, hear } = await aLiveView();
  const box = await screen.findByLabelText('Text of the message');
  await user.type(box, 'Ten minutes left.{Enter}');
  await screen.findByText(/to all, received by 0 of 2/);
  await user.click(screen.getByRole('button', { name: 'Message to Tia' }));
  expect(document.activeElement).toBe(box);
  await user.type(box, 'See me.{Enter}');
  await screen.findByText(/to Tia, received by 0 of 1/);
  expect([await hear(sam), await hear(tia)]).toMatchObject([
    [{ text: 'Ten minutes left.' }],
    [{ text: 'Ten minutes left.' }, { text: 'See me.' }],
  ]);
});

test('an empty message is not sent, and one without recipients says so', async () => {
  const { user, sam, tia, quiz } = await aLiveView();
  const box = await screen.findByLabelText('Text of the message');
  await user.type(box, '  {Enter}');
  await screen.findByText('Please write a message.');
  for (const { student } of [sam, tia]) {
    await student.rest('POST', '/quiz/submit', { quizId: quiz.quizId, attempt: { answers: {} } });
  }
  await user.type(box, 'Hello{Enter}');
  await screen.findByText('Nobody is taking this quiz right now.');
});

test('written texts are listed by number: the three most frequent, and how many others', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const short = quiz.questionIds[2] ?? '';
  const wrote = ['water', 'Water', 'water', 'light', 'light', 'air', 'soil', 'heat', '<b>sun</b>'];
  for (const [at, text] of wrote.entries())
    await aSubmitter(world, quiz, { name: `Pupil ${at}`, answers: { [short]: text } });
  await visit(world, teacherPaths.live(quiz.quizId), { as: 'teacher', name: 'Ann' });
  const panel = within(await screen.findByRole('region', { name: 'Answers per question' }));
  const list = (await panel.findByText('water')).closest('ul');
  const lines = [...(list?.children ?? [])].map(({ textContent }) => textContent);
  expect(lines.slice(0, 2)).toEqual(['water3', 'light2']);
  expect(lines).toHaveLength(4);
  expect(lines[3]).toBe('and 3 others');
});

test('while names are hidden a message reaches the right namesake by its row, and shows the number', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const first = await aStarter(world, quiz, 'Ben Ode');
  world.clock.advance(1000);
  const about = { name: 'Ben Ode', email: 'ben.two@school.example' };
  const issued = (await world.nobody.rest('POST', '/auth/demo/id-token', about)).body;
  const { token } = (await world.nobody.rest('POST', '/auth/login/student', issued)).body;
  const namesake = personOn(world.app, token);
  const started = await namesake.rest('POST', '/student/attempt', { shareId: quiz.shareId });
  const second = { student: namesake, attemptId: started.body.attempt._id as string };
  const { user } = await visit(world, teacherPaths.live(quiz.quizId), { as: 'teacher', name: 'Ann' });
  await user.click(await screen.findByRole('button', { name: 'Hide names' }));
  await user.click(screen.getByRole('button', { name: 'Message to Student 1' }));
  const box = screen.getByLabelText('Text of the message');
  await user.type(box, 'See me.{Enter}');
  await screen.findByText(/to Student 1, received by 0 of 1/);
  const hear = async ({ student, attemptId }: Pick<typeof first, 'student' | 'attemptId'>) =>
    (await student.mutate('attempts.follow', { attemptId, writerId: 'some-page', claim: true })).body
      .messages;
  expect([await hear(first), await hear(second)]).toMatchObject([[{ text: 'See me.' }], []]);
  await user.click(screen.getByRole('button', { name: 'Hide names' }));
  await screen.findByText(/to Ben Ode \(ben.ode@school.example\), received by/);
});

test('a closed quiz is opened by the one solid button in the head', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: false });
  await visit(world, teacherPaths.live(quiz.quizId), { as: 'teacher', name: 'Ann' });
  const start = await screen.findByRole('button', { name: 'Start Responses' });
  await expect.poll(() => start.className).toMatch(/primary/);
  screen.getByText('Responses are closed. Start them, and students can join.');
  expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
});
