import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../../server/testing/factories';
import { aWorld } from '../../../../server/testing/world';
import { visit } from '../../../testing/visit';

const LEAVES = {
  type: 'short',
  text: 'Why are leaves green?',
  correctAnswer: 'Chlorophyll',
  maximumMarks: 2,
};
const sam = { as: 'student', name: 'Sam' } as const;

/** Sam's released answer on the page. */
async function aReleasedAnswer() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { title: 'Leaves' }, questions: [LEAVES] });
  const [questionId = ''] = quiz.questionIds;
  const { student } = await aSubmitter(world, quiz, { name: 'Sam', answers: { [questionId]: 'the sun' } });
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const answer = (said: string) =>
    quiz.teacher.mutate('appeals.answer', {
      ...{ quizId: quiz.quizId, questionId, studentId: student.accountId },
      answer: said,
    });
  return { ...quiz, world, student, questionId, answer };
}

async function openResponses(world: Awaited<ReturnType<typeof aReleasedAnswer>>['world']) {
  const page = await visit(world, '/student', sam);
  await page.user.click(await screen.findByRole('button', { name: 'View Responses' }));
  await screen.findByText('Why are leaves green?');
  return page;
}

const QUESTION = { name: /^What should your teacher look at again/ };
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', QUESTION);
const button = (name: RegExp | string) => screen.findByRole('button', { name });

test('a student asks for a second look, and reads the teacher’s reply', async () => {
  const { world, answer } = await aReleasedAnswer();
  const { user, leave } = await openResponses(world);
  await user.click(await button('Ask for a second look at question 1'));
  await user.type(await field(), 'Without sun no chlorophyll.');
  await user.click(await button(/^Send/));
  await screen.findByText('Your teacher has not answered yet.');
  screen.getByText('Without sun no chlorophyll.');
  expect(screen.queryByRole('button', { name: /second look/ })).toBeNull();

  await answer('True, but not asked.');
  leave();
  await openResponses(world);
  const said = (await screen.findByText('Your teacher’s answer')).closest('figure');
  within(said ?? document.body).getByText('True, but not asked.');
  await button('Ask once more at question 1');
});

test('an unsent request is kept, also while the responses are collapsed', async () => {
  const { world } = await aReleasedAnswer();
  const { user, network } = await openResponses(world);
  await user.click(await button(/^Ask for a second look/));
  await user.type(await field(), 'Please look again');
  network.goAway();
  await user.click(await button(/^Send/));
  await screen.findByText('Not sent. Your text is kept; please try again.');
  await user.click(await button('Hide Responses'));
  await user.click(await button('View Responses'));
  expect((await field()).value).toBe('Please look again');
  network.comeBack();
  await user.click(await button(/^(Send|Try again)/));
  await screen.findByText('Your teacher has not answered yet.');
});

test('a student who asked on another page reads that, with the text sent there', async () => {
  const { world, student, quizId, questionId } = await aReleasedAnswer();
  const { user } = await openResponses(world);
  await student.mutate('appeals.ask', { quizId, questionId, text: 'Asked elsewhere' });
  await user.click(await button(/^Ask for a second look/));
  await user.type(await field(), 'Asked here');
  await user.click(await button(/^Send/));
  await screen.findByText('Asked elsewhere');
  expect(screen.queryByRole('textbox', QUESTION)).toBeNull();
});

test('there are no second looks for a quiz that no longer exists', async () => {
  const { world, teacher, quizId } = await aReleasedAnswer();
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  await openResponses(world);
  expect(screen.queryByRole('button', { name: /second look/ })).toBeNull();
});
