import { expect, inject, test } from 'vitest';
import { signIn } from '../../../scripts/demo/caller';
import { aDomain } from './a-domain';
import {
  buildQuiz,
  buyPlan,
  closeResponses,
  evaluate,
  publish,
  release,
  takeQuiz,
} from './screens/classroom';
import { enter, visit } from './screens/page-acts';
import { aVisitor, useBrowser } from './visitor';

useBrowser();

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

test('a student sees how right each answer was, what was chosen and what is right; code keeps its lines', async () => {
  const enrol = (role: 'teacher' | 'student', name: string, domain = aDomain()) =>
    signIn(inject('baseUrl'), role, name, `${name.toLowerCase()}@${domain}`);
  const [teacher, asha] = [await enrol('teacher', 'Ann'), await enrol('student', 'Asha')];
  await buyPlan(teacher);
  const quiz = await publish(teacher, await buildQuiz(teacher, { title: 'One of each' }, QUESTIONS));
  await takeQuiz(asha, quiz, GIVEN);
  await closeResponses(teacher, quiz);
  await evaluate(teacher, quiz);
  await release(teacher, quiz);

  const { page, leave } = await aVisitor({ viewport: { width: 320, height: 740 } });
  await enter(page, asha);
  await visit(page, '/student', /Welcome/);
  await page.getByRole('button', { name: /View Responses/ }).click();
  const response = (text: RegExp) => page.locator('ol > li').filter({ hasText: text });
  await response(/planet/).waitFor();
  const stateOf = (text: RegExp) =>
    response(text)
      .getByText(/^ *(Correct|Partly correct|Incorrect)$/)
      .innerText();
  const states = [/planet/, /gases/, /print/, /leaves/, /spider/].map(stateOf);
  expect(await Promise.all(states)).toEqual([
    'Incorrect',
    'Partly correct',
    'Correct',
    'Incorrect',
    'Correct',
  ]);
  const options = response(/gases/).getByRole('list', { name: 'Options' }).getByRole('listitem');
  expect((await options.allInnerTexts()).map((text) => text.split(/\n+/).join(', '))).toEqual([
    'Helium, Your answer, Correct answer',
    'Oxygen',
    'Neon, Correct answer',
  ]);
  expect(
    await response(/leaves/)
      .getByRole('definition')
      .first()
      .innerText(),
  ).toBe('-');
  expect(await response(/print/).innerText()).toContain('for i in x:\n    print(i)');
  expect(await response(/print/).getByRole('definition').first().innerText()).toBe('if x:\n    1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await leave();
});
