import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPublishedQuiz, aSubmitter } from '../../../server/testing/factories';
import { aWorld, type World } from '../../../server/testing/world';
import type { Quiz } from '../../../shared/quiz/schema';
import { visit } from '../../testing/visit';

type Caller = Awaited<ReturnType<World['signIn']>>;

let world: World;
let teacher: Caller;
let quizId: string;
beforeEach(async () => {
  world = aWorld();
  teacher = await world.signIn('teacher', 'Ann');
  quizId = (await teacher.rest('POST', '/quiz/', { title: 'Gases' })).body._id;
});

const GAS = { type: 'mcq', text: 'Which is a gas?', options: ['Helium', 'Iron'], correctAnswer: 'Helium' };
const addQuestion = async (fields: object = {}): Promise<string> =>
  (await teacher.rest('POST', '/question/', { quizId, maximumMarks: 2, ...GAS, ...fields })).body._id;

const open = (rest = '') =>
  visit(world, `/teacher/quizzes/${quizId}/questions${rest}`, { as: 'teacher', name: 'Ann' });
const stored = async (): Promise<Quiz> => (await teacher.query('quizzes.get', { quizId })).body;

/** A question that is not open. */
const onPaper = (name: string) => screen.findByRole('heading', { level: 3, name });
const text = () => screen.findByLabelText<HTMLTextAreaElement>('Question text');
const option = (number: number) => screen.findByLabelText<HTMLInputElement>(`Option ${number}`);
const saved = () => screen.findByText(/^Saved \d/);
const addAnother = async (user: Awaited<ReturnType<typeof visit>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Add Question' }));
  await screen.findByRole('heading', { name: 'Add Question' });
};

test('typed text saves itself, and an unfinished question says what it lacks', async () => {
  const { user } = await open();
  await addAnother(user);
  expect(document.activeElement).toBe(await text());
  await user.keyboard('Which is a gas?');
  await screen.findByText('Saving…');
  await saved();
  const { drafts, questions } = await stored();
  expect(questions).toEqual([]);
  expect(drafts.map(({ draft }) => draft.text)).toEqual(['Which is a gas?']);
  const outline = screen.getByRole('navigation', { name: 'Questions in order' });
  within(outline).getByText('Options missing');
});

test('empty rows at the end are not options: with two and a key the question is finished', async () => {
  const { user } = await open('/new');
  await user.type(await text(), 'Which is a gas?');
  await user.type(await option(1), 'Helium');
  await user.type(await option(2), 'Iron');
  await user.click(screen.getByLabelText('Option 1 is correct'));
  await waitFor(async () => expect((await stored()).questions).toMatchObject([GAS]));
});

test('True / False fills both options and moves to the key; an explanation is added by a button', async () => {
  const { user } = await open('/new');
  await user.type(await text(), 'Helium is a gas.');
  await user.click(screen.getByRole('button', { name: 'True / False' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Option 1 is correct')));
  expect(screen.queryByRole('button', { name: 'True / False' })).toBeNull();
  await user.keyboard('1');
  await user.click(screen.getByRole('button', { name: 'Add an explanation' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Explanation'));
  await user.keyboard('It boils at -269 °C.');
  const finished = { options: ['True', 'False'], correctAnswer: 'True', explanation: 'It boils at -269 °C.' };
  await waitFor(async () => expect((await stored()).questions).toMatchObject([finished]));
});

test('Save validates in the documented words, links to the problems and keeps the question open', async () => {
  const { user } = await open('/new');
  await text();
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  const alert = (await screen.findByText('There is a problem')).closest('[role="alert"]');
  within(alert as HTMLElement).getByText('Please enter question text');
  within(alert as HTMLElement).getByText('Option text cannot be empty');
  await screen.findByRole('heading', { name: 'Add Question' });
});

test('Save closes a finished question, which is on the paper with its key', async () => {
  await addQuestion();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit question 1' }));
  await user.type(await text(), ' Choose one.');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await onPaper('Which is a gas? Choose one.');
  expect((await stored()).questions[0]?.text).toBe('Which is a gas? Choose one.');
  screen.getByText('[2]');
});

test('a refused change stays as typed, and the line gives the reason', async () => {
  await teacher.rest('POST', '/quiz/', { title: 'Metals' });
  const { user } = await visit(world, `/teacher/quizzes/${quizId}/settings`, { as: 'teacher', name: 'Ann' });
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  await user.clear(title);
  await user.type(title, 'Metals');
  const taken = 'A quiz with this title already exists. Please choose a different name.';
  await screen.findByText(`Not saved: ${taken}`);
  expect(title.value).toBe('Metals');
  await user.type(title, ' and gases');
  await saved();
  expect((await stored()).title).toBe('Metals and gases');
});

test('without a connection it is stored on this device and returns after a reload', async () => {
  await addQuestion();
  const { user, network, leave } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit question 1' }));
  const field = await text();
  network.goAway();
  await user.type(field, ' Choose one.');
  await screen.findByText('Not saved: no connection. Kept on this device.');
  leave();
  await open();
  await onPaper('Which is a gas? Choose one.');
  const textNow = async () => (await stored()).questions[0]?.text;
  await waitFor(async () => expect(await textNow()).toBe('Which is a gas? Choose one.'));
});

test('Undo reverts a run of typing, a deletion and an addition', async () => {
  await addQuestion();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit question 1' }));
  await user.type(await text(), ' Choose one.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await text()).value).toBe('Which is a gas?');

  await user.click(screen.getByRole('button', { name: 'Delete question 1' }));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText('Are you sure you want to delete this question?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await screen.findByText('No questions yet');
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  if (undo) await user.click(undo);
  await onPaper('Which is a gas?');
  expect((await stored()).questions).toHaveLength(1);
});

test('a missing question is reported as such, and Undo closes one that it removes', async () => {
  const { user } = await open('/0123456789abcdef01234567');
  await screen.findByText('This question was not found in the quiz.');
  await addAnother(user);
  await user.type(await text(), 'Why?');
  await saved();
  for (const _ of ['text', 'question']) await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('No questions yet');
  expect(location.pathname).toBe(`/teacher/quizzes/${quizId}/questions`);
});

test('Enter moves through the options and adds the next, Backspace removes an empty one, never below two', async () => {
  const { user } = await open('/new');
  await user.type(await option(4), 'Neon{Enter}');
  await waitFor(async () => expect(document.activeElement).toBe(await option(5)));
  await user.keyboard('{Backspace}');
  await waitFor(async () => expect(document.activeElement).toBe(await option(4)));
  expect(screen.queryByLabelText('Option 5')).toBeNull();
  for (const _ of [1, 2]) await user.type(await option(1), '{Backspace}');
  await user.type(await option(1), '{Backspace}');
  expect(screen.getAllByLabelText(/^Option \d+$/)).toHaveLength(2);
});

test('a pasted list becomes options, with the starred one as the key', async () => {
  const { user } = await open('/new');
  await user.click(await option(1));
  await user.paste('a) Iron\n*b) Helium\nc) Gold\nd) Lead\ne) Tin');
  expect((await option(5)).value).toBe('Tin');
  expect((await option(2)).value).toBe('Helium');
  expect(screen.getByLabelText<HTMLInputElement>('Option 2 is correct').checked).toBe(true);
});

test('Ctrl and Enter opens the next question and then a new one of the same type and marks', async () => {
  await addQuestion({ type: 'short', options: [], correctAnswer: 'H2O' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit question 1' }));
  await user.type(await text(), '{Control>}{Enter}{/Control}');
  await screen.findByRole('heading', { name: 'Add Question' });
  await screen.findByLabelText('Model answer');
  expect(screen.getByLabelText<HTMLInputElement>('Maximum marks').value).toBe('2');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Question text')).toBeNull());
  expect((await stored()).order).toHaveLength(1);
});

test('Ctrl and K marks the current option as the key', async () => {
  const { user } = await open('/new');
  await user.type(await option(3), 'Helium{Control>}k{/Control}');
  expect(screen.getByLabelText<HTMLInputElement>('Option 3 is correct').checked).toBe(true);
});

test('a copy opens below its original; a question moves by keyboard', async () => {
  await addQuestion();
  await addQuestion({ text: 'Which is a metal?', correctAnswer: 'Iron' });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit question 1' }));
  await text();
  await user.click(screen.getByRole('button', { name: 'Duplicate question 1' }));
  await screen.findByRole('button', { name: 'Duplicate question 2' });
  const texts = async () => (await stored()).questions.map((question) => question.text);
  expect(await texts()).toEqual(['Which is a gas?', 'Which is a gas?', 'Which is a metal?']);
  await user.type(await text(), '{Alt>}{ArrowDown}{/Alt}');
  await saved();
  await waitFor(async () =>
    expect(await texts()).toEqual(['Which is a gas?', 'Which is a metal?', 'Which is a gas?']),
  );
});

test('selected questions move by key and are deleted together, and Undo reverts each act as a whole', async () => {
  for (const text of ['One?', 'Two?', 'Three?', 'Four?']) await addQuestion({ text });
  const { user } = await open();
  const rows = within(await screen.findByRole('navigation', { name: 'Questions in order' }));
  const texts = async () =>
    (await stored()).questions.map(({ text: asked }) => asked.replace('?', '')).join();
  await user.click(await rows.findByRole('checkbox', { name: 'Select question 2' }));
  await user.keyboard('{Shift>}');
  await user.click(rows.getByRole('checkbox', { name: 'Select question 3' }));
  await user.keyboard('{/Shift}');
  await rows.findByText('2 selected');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(async () => expect(await texts()).toBe('Two,Three,One,Four'));
  await user.click(rows.getByRole('button', { name: 'Move the selected questions down' }));
  await waitFor(async () => expect(await texts()).toBe('One,Two,Three,Four'));
  const undo = () => user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
  await undo();
  await waitFor(async () => expect(await texts()).toBe('Two,Three,One,Four'));
  await undo();
  await waitFor(async () => expect(await texts()).toBe('One,Two,Three,Four'));
  await user.click(rows.getByRole('button', { name: 'Delete the selected questions' }));
  await screen.findByText('Are you sure you want to delete these 2 questions?');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await texts()).toBe('One,Four'));
  await undo();
  await waitFor(async () => expect(await texts()).toBe('One,Two,Three,Four'));
});

test('once students have started nothing is sent before Save, and marks change with a preview', async () => {
  const quiz = await aPublishedQuiz(world);
  await aSubmitter(world, quiz);
  const address = `/teacher/quizzes/${quiz.quizId}/questions/${quiz.questionIds[0]}`;
  const { user } = await visit(world, address, { as: 'teacher', name: 'Ann' });
  await user.type(await text(), ' Look again.');
  await screen.findByText('Not saved: a correction takes effect with Save.');
  await user.click(screen.getByLabelText('Option 1 is correct'));
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  const dialog = await screen.findByRole('alertdialog');
  within(dialog).getByText('Correct the marks?');
});
