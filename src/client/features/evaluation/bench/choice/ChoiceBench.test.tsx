import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter, evaluate } from '../../../../../server/testing/factories';
import { aWorld, type World } from '../../../../../server/testing/world';
import { teacherPaths } from '../../../../../shared/teacher-paths';
import { visit } from '../../../../testing/visit';

let world: World;
beforeEach(() => {
  world = aWorld();
});

const PLANET = {
  type: 'mcq',
  text: 'Which planet is the largest?',
  options: ['Earth', 'Jupiter', 'Saturn'],
  correctAnswer: 'Saturn',
  maximumMarks: 2,
};
const GASES = {
  type: 'msq',
  text: 'Which are noble gases?',
  options: ['Helium', 'Oxygen', 'Neon'],
  correctAnswer: ['Helium', 'Neon'],
  partialCredit: true,
  maximumMarks: 2,
};
const LEGS = {
  type: 'slider',
  text: 'How many legs does a spider have?',
  correctAnswer: [8],
  maximumMarks: 1,
  ...{ min: 0, max: 12, step: 0.5 },
};
const GREEN = { type: 'short', text: 'Name the pigment.', correctAnswer: 'Chlorophyll', maximumMarks: 1 };
const QUESTIONS = [PLANET, GASES, LEGS, GREEN];

type Student = readonly [name: string, ...given: (string | number | string[] | undefined)[]];

/**
 * Four students; the stronger two chose Jupiter, though Saturn is the key. Ties are ordered by the visible
 * names.
 */
const CLASS: readonly Student[] = [
  ['Asha', 'Jupiter', ['Helium', 'Neon'], 8, 'Chlorophyll'],
  ['Ben', 'Jupiter', ['Neon', 'Helium'], 8, 'Chlorophyll'],
  ['Dev', 'Saturn', ['Helium'], 6.5, 'Sugar'],
  ['Elif', undefined, ['Oxygen'], 6.5, 'leaf green'],
];

async function atQuestion(at: number, students: readonly Student[] = CLASS) {
  const quiz = await aPublishedQuiz(world, {
    questions: QUESTIONS,
    settings: { blindMarking: false },
  });
  for (const [name, ...given] of students) {
    const answers = Object.fromEntries(quiz.questionIds.map((id, place) => [id, given[place]]));
    await aSubmitter(world, quiz, { name, answers });
  }
  await evaluate(world, quiz);
  const question = quiz.questionIds[at] ?? null;
  const address = teacherPaths.marks(quiz.quizId, { tab: 'questions', question });
  const visitor = await visit(world, address, { as: 'teacher', name: 'Ann' });
  const scores = async (): Promise<number[]> => {
    const { body } = await quiz.teacher.rest('GET', `/quiz/${quiz.quizId}/results`);
    return body.results.map(
      ({ evaluationResults }: { evaluationResults: { questionId: string; score: number }[] }) =>
        evaluationResults.find(({ questionId }) => questionId === question)?.score,
    );
  };
  return { ...visitor, quiz, scores };
}

const option = (name: RegExp) => screen.findByRole('button', { name });
const correction = () => screen.findByRole('form', { name: 'Correct the key' });

test('options are bars with counts, halves and the key; an empty answer has its own row', async () => {
  await atQuestion(0);
  await option(/^B Jupiter: 2 students, 50%; 2 of the stronger half, 0 of the weaker half$/);
  await option(/^C Saturn: 1 student, 25%; 0 of the stronger half, 1 of the weaker half; key$/);
  await option(/^A Earth: 0 students, 0%/);
  await option(/^No answer: 1 student, 25%/);
  screen.getByText('Mean 25%');
});

test('a wrong key is corrected in place with a preview, undone there, and applied again', async () => {
  const { user, scores } = await atQuestion(0);
  await user.click(await option(/^Correct the key/));
  const form = await correction();
  expect(within(form).getByRole('radio', { name: /Saturn/ })).toHaveProperty('checked', true);
  await user.click(within(form).getByRole('radio', { name: /Jupiter/ }));
  const apply = () =>
    within(form).findByRole('button', { name: 'Apply: 2 gain, 1 keeps marks for the old key' });
  await apply();
  within(form).getByText('Students who gain 2');
  expect(within(form).getByText('Mean of this question').nextSibling?.textContent).toBe('25% → 75%');
  await user.click(within(form).getByLabelText('Also accept the old key'));
  await within(form).findByRole('button', { name: /^Apply to 3 students/ });
  await user.click(within(form).getByLabelText('Also accept the old key'));
  await user.click(await apply());

  await screen.findByText(/^Corrected .*: the old and the new answer\. 2 students gained, 0 lost\.$/);
  await option(/^B Jupiter.*key$/);
  expect(await scores()).toEqual([2, 2, 2, 0]);
  await user.click(screen.getByRole('button', { name: /^Undo correction/ }));
  await option(/^C Saturn.*key$/);
  expect(await scores()).toEqual([0, 0, 2, 0]);

  await user.keyboard('b');
  await within(await correction()).findByRole('button', { name: /^Apply: 2 gain, 1 keeps/ });
  await user.keyboard('{Enter}');
  await screen.findByText(/2 students gained, 0 lost\.$/);
  expect(await scores()).toEqual([2, 2, 2, 0]);
  await user.keyboard('u');
  await waitFor(async () => expect(await scores()).toEqual([0, 0, 2, 0]));
});

test('a key contradicted by most students raises a doubt, and the old one stays accepted only on request', async () => {
  const { user, scores } = await atQuestion(0, [
    ...CLASS,
    ['Finn', 'Jupiter', [], 6.5, ''],
    ['Gus', 'Jupiter', [], 6.5, ''],
    ['Hal', 'Jupiter', [], 6.5, ''],
  ]);
  await screen.findByText(/5 of the 6 who answered gave B; 1 gave C\.$/);
  const [entry] = within(screen.getByRole('navigation', { name: 'Questions' })).getAllByRole('button');
  expect(entry?.textContent).toContain('Key?, Is the key right?');
  await user.click(await option(/^Is the key right\?$/));
  const form = await correction();
  expect(within(form).getByRole('radio', { name: /Jupiter/ })).toHaveProperty('checked', true);
  expect(within(form).getByLabelText('Also accept the old key')).toHaveProperty('checked', false);
  await user.click(await within(form).findByRole('button', { name: 'Apply to 6 students' }));
  await screen.findByText(/: only the new answer\. 5 students gained, 1 lost\.$/);
  expect(await scores()).toEqual([2, 2, 0, 0, 2, 2, 2]);
  expect(screen.queryByText('Is the key right?')).toBeNull();
});

test('everyone with the same option gets one mark by one decision, with an undo', async () => {
  const { user, scores } = await atQuestion(0);
  await user.click(await option(/^B Jupiter/));
  const pane = await screen.findByRole('region', { name: 'B Jupiter' });
  within(pane).getByText('2 students chose this.');
  within(pane).getByText('0 of 2: 2 students');
  const marks = within(pane).getByRole('spinbutton', { name: 'Marks for all 2' });
  await user.clear(marks);
  await user.type(marks, '1.5{Enter}');
  await waitFor(async () => expect(await scores()).toEqual([1.5, 1.5, 2, 0]));
  await user.click(within(pane).getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await scores()).toEqual([0, 0, 2, 0]));
});

test('combinations of ticks are listed with their marks, the most frequent first', async () => {
  const { user } = await atQuestion(1);
  await option(/^A Helium: 3 students, 75%.*key$/);
  const list = await screen.findByRole('list', { name: 'Chosen together' });
  const names = [
    'A, C Helium, Neon: 2 students, 2 of 2',
    'A Helium: 1 student, 1 of 2',
    'B Oxygen: 1 student, 0 of 2',
  ];
  const buttons = within(list).getAllByRole('button');
  expect(names.map((name) => buttons.indexOf(within(list).getByRole('button', { name })))).toEqual([0, 1, 2]);
  await user.click(within(list).getByRole('button', { name: /^A Helium: 1 student/ }));
  await screen.findByRole('region', { name: 'A Helium' });
});

test('a slider lists its values, and its right values are typed', async () => {
  const { user, scores } = await atQuestion(2);
  await option(/^6\.5: 2 students, 50%; 0 of the stronger half, 2 of the weaker half$/);
  await option(/^8: 2 students, 50%.*key$/);
  await user.click(await option(/^Correct the key/));
  const form = await correction();
  const values = within(form).getByLabelText('Right values');
  await user.clear(values);
  await user.type(values, '6,5x');
  within(form).getByText('Write numbers, separated by commas.');
  await user.clear(values);
  await user.type(values, '6.5{Enter}');
  await user.click(await within(form).findByRole('button', { name: /^Apply: 2 gain, 2 keep/ }));
  await screen.findByText(/2 students gained, 0 lost\.$/);
  expect(await scores()).toEqual([1, 1, 1, 1]);
});

test('a given value is accepted too by one press, with a preview and an undo', async () => {
  const { user, scores } = await atQuestion(2);
  await user.click(await option(/^6\.5: 2 students/));
  await user.click(await screen.findByRole('button', { name: 'Accept “6.5” too' }));
  const form = await correction();
  expect(within(form).getByLabelText('Right values')).toHaveProperty('value', '8, 6.5');
  await user.click(await within(form).findByRole('button', { name: /^Apply to 2 students/ }));
  await option(/^6\.5: 2 students.*key$/);
  expect(await scores()).toEqual([1, 1, 1, 1]);
  await user.click(screen.getByRole('button', { name: /^Undo correction/ }));
  await waitFor(async () => expect(await scores()).toEqual([1, 1, 0, 0]));
  await user.click(await option(/^8: 2 students.*key$/));
  await screen.findByRole('region', { name: '8' });
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('a model answer is corrected beside the answers: one is accepted too, and the marks follow', async () => {
  const { user, scores } = await atQuestion(3);
  const before = await scores();
  await user.click(await option(/^Correct the model answer/));
  const form = await screen.findByRole('form', { name: 'Correct the model answer' });
  const model = within(form).getByLabelText('Model answer');
  await user.type(model, '{End}{Enter}leaf green');
  await user.click(within(form).getByRole('button', { name: /^See what changes/ }));
  await user.click(await within(form).findByRole('button', { name: /^Apply to 1 student/ }));
  await screen.findByText(/: only the new answer\. 1 student gained, 0 lost\.$/);
  expect(await scores()).toEqual([1, 1, 0, 1]);
  await user.click(screen.getByRole('button', { name: /^Undo correction/ }));
  await waitFor(async () => expect(await scores()).toEqual(before));
});
