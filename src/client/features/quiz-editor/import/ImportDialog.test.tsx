import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aWorld, type World } from '../../../../server/testing/world';
import type { Quiz } from '../../../../shared/quiz/schema';
import { visit } from '../../../testing/visit';
import { exampleText } from './example-text';

type Caller = Awaited<ReturnType<World['signIn']>>;

let world: World;
let teacher: Caller;
let quizId: string;
beforeEach(async () => {
  world = aWorld();
  teacher = await world.signIn('teacher', 'Ann');
  quizId = (await teacher.rest('POST', '/quiz/', { title: 'Rivers' })).body._id;
});

const GIFT = `::Capital:: Which is the capital of Norway? {=Oslo ~Bergen ~Tromsø}

::River:: Which of these is a river? {~Rhine ~Alps}

::Lake:: Which of these is a lake? {=Bled ~Nile}
`;
const gift = (text = GIFT) => new File([text], 'rivers.gift', { type: 'text/plain' });

const open = () =>
  visit(world, `/teacher/quizzes/${quizId}/questions?import=1`, { as: 'teacher', name: 'Ann' });
type User = Awaited<ReturnType<typeof visit>>['user'];

const dialog = () => screen.findByRole('dialog', { name: 'Import questions' });
const choose = async (user: User, file: File) =>
  user.upload(await screen.findByLabelText('File with questions'), file);
const found = (text: string | RegExp) => screen.findByText(text);
const add = (count: number) => screen.findByRole('button', { name: `Add ${count} questions` });
const row = (number: number) => screen.getByRole('listitem', { name: `Question ${number}` });
const stored = async (): Promise<Quiz> => (await teacher.query('quizzes.get', { quizId })).body;
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import questions' })).toBeNull());

test('a pasted text is read after a pause, shown with its key, and added with one click', async () => {
  const { user } = await open();
  await user.click(await screen.findByLabelText('Paste or type your questions'));
  await user.paste('Which is the capital of Norway? {=Oslo ~Bergen}\n\nWhich is a lake? {=Bled ~Nile}');
  await found('2 questions found');
  within(row(1)).getByText('Oslo');
  within(row(1)).getByText('(correct)');
  await user.click(await add(2));
  await isClosed();
  await found('2 questions added.');
  expect((await stored()).questions.map(({ correctAnswer }) => correctAnswer)).toEqual(['Oslo', 'Bled']);
});

test('one question is left out, one is completed in place, and Undo removes all added ones', async () => {
  const { user } = await open();
  await choose(user, gift());
  await found('3 questions found · 1 needs work');
  await user.click(screen.getByRole('checkbox', { name: 'Add question 3' }));
  await user.click(screen.getByRole('button', { name: 'Edit question 2' }));
  within(row(2)).getByText('1 mark');
  await user.click(await screen.findByLabelText('Option 1 is correct'));
  await found('3 questions found');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  within(row(2)).getByText('Changed by you');
  await user.click(await add(2));
  await isClosed();
  expect((await stored()).questions.map(({ correctAnswer }) => correctAnswer)).toEqual(['Oslo', ['Rhine']]);
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await waitFor(async () => expect((await stored()).questions).toEqual([]));
});

test('exceeding the quiz’s limit is reported before anything is added', async () => {
  const text = Array.from({ length: 99 }, (_, at) => `Which is number ${at}? {=This ~That}`).join('\n\n');
  await teacher.rest('POST', `/quiz/${quizId}/import`, { text });
  const { user } = await open();
  await choose(user, gift());
  await found('The quiz has no room for 2 of them. Please leave 2 out.');
  await user.click(screen.getByRole('checkbox', { name: 'Add question 3' }));
  await found('The quiz has no room for one of them. Please leave one out.');
  expect((await add(2)).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Add question 2' }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 question' }));
  await isClosed();
  expect((await stored()).questions).toHaveLength(100);
});

test('a question that needs work can be added as it is, and stays unfinished in the quiz', async () => {
  const { user } = await open();
  await choose(user, gift());
  await found('One of them will be added unfinished.');
  await user.click(await add(3));
  await found('3 questions added, 1 of them unfinished.');
  const { questions, drafts } = await stored();
  expect([questions.length, drafts.map(({ draft }) => draft.text)]).toEqual([
    2,
    ['Which of these is a river?'],
  ]);
});

test('all questions that need work are left out together, and added again from the list of those left out', async () => {
  const { user } = await open();
  await choose(user, gift());
  await user.click(await screen.findByRole('button', { name: 'Leave out all that need work' }));
  await add(2);
  await user.click(screen.getByRole('radio', { name: 'Left out 1' }));
  expect(screen.getAllByRole('listitem', { name: /^Question / })).toEqual([row(2)]);
  await user.click(screen.getByRole('button', { name: 'Add all of them again' }));
  await add(3);
});

test('a file without questions is refused in plain words, and another one can be chosen', async () => {
  const { user } = await open();
  await choose(user, gift('// nothing but a remark\n'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).not.toBe('');
  await choose(user, gift());
  await found('3 questions found · 1 needs work');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a file dropped anywhere on the desk opens the import and is read', async () => {
  await visit(world, `/teacher/quizzes/${quizId}/questions`, { as: 'teacher', name: 'Ann' });
  await screen.findByRole('button', { name: 'Add Question' });
  const dataTransfer = { types: ['Files'], files: [gift()] };
  fireEvent.dragOver(document.body, { dataTransfer });
  await found('Drop the file to import its questions');
  fireEvent.drop(document.body, { dataTransfer });
  await dialog();
  await found('3 questions found · 1 needs work');
  screen.getByText('rivers.gift');
});

test('closing asks once after a decision, and loses no text', async () => {
  const { user } = await open();
  const area = await screen.findByLabelText('Paste or type your questions');
  await user.click(area);
  await user.paste('Which is a lake? {=Bled ~Nile}\n\nWhich is a town? {=Oslo ~Nile}');
  await found('2 questions found');
  await user.click(screen.getByRole('checkbox', { name: 'Add question 2' }));
  await user.keyboard('{Escape}');
  const asked = await screen.findByRole('alertdialog', { name: 'Close the import?' });
  await user.click(within(asked).getByRole('button', { name: 'Go on' }));
  await screen.findByRole('button', { name: 'Add 1 question' });
  await user.keyboard('{Escape}');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }));
  await isClosed();
  await user.click(screen.getAllByRole('button', { name: 'Import questions' })[0] as HTMLElement);
  await found('2 questions found');
});

test('without a connection nothing is lost: decisions stay, and the questions are added later', async () => {
  const { user, network } = await open();
  await choose(user, gift());
  await user.click(await screen.findByRole('checkbox', { name: 'Add question 2' }));
  network.goAway();
  await user.click(await add(2));
  await found(/^The server did not answer\. .* your decisions are still here\.$/);
  network.comeBack();
  await user.click(await add(2));
  await isClosed();
  expect((await stored()).questions).toHaveLength(2);
});

test('the example shows possible forms of typed questions and is read without a problem', async () => {
  const { user } = await open();
  await user.click(await screen.findByText('How can it look?'));
  await user.click(screen.getByRole('button', { name: 'Start from this example' }));
  await found('5 questions found');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Paste or type your questions').value).toBe(exampleText);
  expect(screen.queryByText('Needs work:')).toBeNull();
});

test('a text that may be GIFT or typed is read the other way on request, and back again', async () => {
  const { user } = await open();
  await user.click(await screen.findByLabelText('Paste or type your questions'));
  await user.paste(
    'Ice floats.{T}\n\n1. Two is\na) odd\nb) even\nAnswer: b\n\n2. Six is\na) even\nb) odd\nAnswer: a',
  );
  await found('2 questions found · 1 skipped');
  const choice = screen.getByRole('combobox', { name: 'Read as' });
  expect(choice).toMatchObject({ value: 'text' });
  await user.selectOptions(choice, 'Moodle GIFT');
  await found('1 question found · 2 skipped');
  expect(document.activeElement).toBe(choice);
  await user.selectOptions(choice, 'Typed text');
  await user.click(await add(2));
  await isClosed();
  expect((await stored()).questions).toHaveLength(2);
});

test('a shared problem is decided for all its questions together, also by keyboard', async () => {
  const often = (at: number) =>
    `<question type="multichoice"><name><text>S${at}</text></name><questiontext format="html"><text>How often ${at}?</text></questiontext><single>true</single>${['Daily', 'Never'].map((text) => `<answer fraction="100"><text>${text}</text></answer>`).join('')}</question>`;
  const survey = `<quiz>${[1, 2, 3, 4, 5, 6].map(often).join('')}</quiz>`;
  const { user } = await open();
  await choose(user, new File([survey], 'survey.xml', { type: 'application/xml' }));
  await found('6 questions found · 6 need work');
  const shared = screen.getByRole('group', { name: /^These 6 questions: Every option earns the same/ });
  const choice = (name: string) => within(shared).getByRole<HTMLInputElement>('radio', { name });
  expect(choice('Keep unfinished').checked).toBe(true);
  await user.click(choice('Leave out'));
  await screen.findByRole('button', { name: 'Add questions' });
  choice('Leave out').focus();
  await user.keyboard('{ArrowRight}');
  await found('6 questions found');
  expect(choice('First is right').checked).toBe(true);
  await user.click(await add(6));
  await isClosed();
  const { questions, drafts } = await stored();
  expect([questions.map(({ correctAnswer }) => correctAnswer), drafts]).toEqual([Array(6).fill('Daily'), []]);
});
