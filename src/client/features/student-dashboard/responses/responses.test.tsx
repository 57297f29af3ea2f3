import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../../server/testing/factories';
import { aWorld } from '../../../../server/testing/world';
import { visit } from '../../../testing/visit';

const CODE = 'What does it print?\nfor i in x:\n    print(i)';
const QUESTIONS = [
  { type: 'mcq', text: 'Largest planet?', options: ['Earth', 'Jupiter'], correctAnswer: 'Jupiter' },
  {
    ...{ type: 'msq', text: 'Noble gases?', partialCredit: true },
    ...{ options: ['Helium', 'Oxygen', 'Neon'], correctAnswer: ['Helium', 'Neon'] },
  },
  { type: 'short', text: CODE, correctAnswer: 'if x:\n    1' },
  { type: 'long', text: 'Why are leaves green?', correctAnswer: 'Chlorophyll reflects green light' },
  { type: 'slider', text: 'Legs of a spider?', min: 0, max: 20, step: 1, correctAnswer: [8] },
].map((question) => ({ ...question, maximumMarks: 2 }));
const GIVEN = ['Earth', ['Helium'], 'if x:\n    1', undefined, 8];

test('a student sees how right each answer was, the choice and the right one; code keeps its lines', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { questions: QUESTIONS });
  const answers = Object.fromEntries(
    quiz.questionIds.flatMap((id, at) => (GIVEN[at] === undefined ? [] : [[id, GIVEN[at]]])),
  );
  await aSubmitter(world, quiz, { name: 'Sam', answers });
  await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: false });
  await evaluate(world, quiz);
  await quiz.teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const { user } = await visit(world, '/student', { as: 'student', name: 'Sam' });
  await user.click(await screen.findByRole('button', { name: 'View Responses' }));

  const response = async (text: RegExp): Promise<HTMLElement> => {
    const found = (await screen.findByText(text)).closest<HTMLElement>('ol > li');
    if (!found) throw new Error('A response stands in a list.');
    return found;
  };
  const stateOf = async (text: RegExp) =>
    within(await response(text))
      .getByText(/^(Correct|Partly correct|Incorrect)$/)
      .textContent?.trim();
  const states = [/planet/, /gases/, /print/, /leaves/, /spider/].map(stateOf);
  expect(await Promise.all(states)).toEqual([
    'Incorrect',
    'Partly correct',
    'Correct',
    'Incorrect',
    'Correct',
  ]);
  const options = within(await response(/gases/)).getByRole('list', { name: 'Options' });
  expect(
    within(options)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Helium.*Your answer.*Correct answer/),
    'Oxygen',
    expect.stringMatching(/^Neon.*Correct answer/),
  ]);
  const given = async (text: RegExp) =>
    within(await response(text)).getAllByRole('definition')[0]?.textContent;
  expect(await given(/leaves/)).toBe('-');
  expect(await given(/print/)).toBe('if x:\n    1');
  expect((await response(/print/)).textContent).toContain('for i in x:\n    print(i)');
});
