import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../../server/testing/factories';
import { questionForm, sampleQuestions } from '../../../server/testing/sample-questions';
import { aWorld } from '../../../server/testing/world';
import { paths } from '../../../shared/paths';
import { changesFromHere } from '../../testing/changes-from-here';
import { visit } from '../../testing/visit';

const HOUR_MS = 60 * 60 * 1000;

/** Ann's desk with one draft with a question. */
async function aDraftOnTheDesk() {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  const quizId: string = (await ann.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  await ann.rest('POST', '/question/', questionForm(sampleQuestions[0], quizId));
  return { ann, quizId, ...(await openDesk(world)) };
}

async function openDesk(world: ReturnType<typeof aWorld>, query = '') {
  const page = await visit(world, `${paths.teacher}${query}`, { as: 'teacher', name: 'Ann' });
  await screen.findByRole('heading', { name: 'Welcome, Ann' });
  return page;
}

/** Ann's desk with an open quiz, a marked one and two drafts, in this order of dates. */
async function aDeskOfFour(query = '') {
  const world = aWorld();
  const marked = await aPublishedQuiz(world, { settings: { title: 'Atoms' } });
  await aSubmitter(world, marked, { answers: { [marked.questionIds[0] ?? '']: 'Mitochondria' } });
  await evaluate(world, marked);
  world.clock.advance(HOUR_MS);
  await aPublishedQuiz(world, { settings: { title: 'Forces' } });
  const { teacher } = marked;
  const drafts = [];
  for (const title of ['Zinc', 'Cells']) {
    world.clock.advance(HOUR_MS);
    drafts.push((await teacher.rest('POST', '/quiz/', { title })).body._id);
  }
  await teacher.mutate('quizzes.setFolder', { quizId: drafts[0], folder: 'Chemistry' });
  return { world, ann: teacher, ...(await openDesk(world, query)) };
}

const titles = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
const searchOf = () => decodeURIComponent(location.search);
const titlesOf = async (ann: Awaited<ReturnType<typeof aDraftOnTheDesk>>['ann']) =>
  (await ann.query('quizzes.dashboard')).body.quizzes.map(({ title }: { title: string }) => title);

type User = Awaited<ReturnType<typeof visit>>['user'];
async function choose(user: User, title: string, act: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

test('the last active quiz is first, and a head sorts by its column, which the address keeps', async () => {
  const { user } = await aDeskOfFour();
  expect(titles()).toEqual(['Cells', 'Zinc', 'Forces', 'Atoms']);
  await user.click(screen.getByRole('button', { name: 'Title' }));
  expect(titles()).toEqual(['Atoms', 'Cells', 'Forces', 'Zinc']);
  expect(searchOf()).toBe('?sort=title');
  expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Mean' }));
  expect(titles()[0]).toBe('Atoms');
  expect(searchOf()).toBe('?sort=-mean');
});

test('an address restores its filter, words and sorting', async () => {
  await aDeskOfFour('?show=draft&sort=-title');
  expect(titles()).toEqual(['Zinc', 'Cells']);
  expect(screen.getByRole('link', { name: 'Draft 2' }).getAttribute('aria-current')).toBe('true');
});

test('chips count their quizzes, and words and folder narrow the list further', async () => {
  const { user } = await aDeskOfFour();
  const chips = within(screen.getByRole('navigation', { name: 'Show' }));
  expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['All 4', 'Draft 2', 'Open 2', 'Closed 0', 'To mark 0', 'To release 1', 'Released 0', 'Trash 0'],
  ]);
  await user.click(chips.getByRole('link', { name: 'Open 2' }));
  expect(titles()).toEqual(['Forces', 'Atoms']);
  await user.keyboard('/');
  await user.keyboard('ATOM');
  expect(titles()).toEqual(['Atoms']);
  expect(searchOf()).toBe('?show=open&search=ATOM');
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Show all quizzes' }));
  await user.selectOptions(screen.getByLabelText('Folder'), 'Chemistry');
  expect(titles()).toEqual(['Zinc']);
  expect(chips.getByRole('link', { name: 'Draft 1' })).toBeDefined();
});

test('a row shows its quiz’s state and next step', async () => {
  await aDeskOfFour();
  const rowOf = (title: string) => screen.getByRole('row', { name: new RegExp(title) }).textContent;
  expect(rowOf('Atoms')).toMatch(/Evaluation 100%.*1 \/ 1.*20%.*Release/);
  expect(rowOf('Forces')).toMatch(/Published.*–––Share/);
  expect(rowOf('Zinc')).toMatch(/ZincChemistryDraft.*Add questions/);
  expect(screen.getByText(/Total Quizzes/).textContent).toBe('4 Total Quizzes');
  expect(screen.getByText('4 quizzes')).toBeDefined();
});

test('arrow keys enter the list, move between rows and open the details, Enter opens the quiz', async () => {
  const { user } = await aDeskOfFour();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe(titles()[0]);
  screen.getByRole('link', { name: 'Cells' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Forces');
  await user.keyboard('{ArrowRight}');
  await screen.findByText('30 minutes · 5 questions · 10 marks');
  expect(screen.getByRole('button', { name: 'Stop Responses' })).toBeDefined();
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(screen.queryByText('30 minutes · 5 questions · 10 marks')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Zinc');
  await user.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toMatch(/\/questions$/);
});

test('N creates a quiz, unless single keys are switched off, and leaving it untouched discards it', async () => {
  const { user, ann } = await aDraftOnTheDesk();
  localStorage.setItem('shortcuts', 'off');
  await user.keyboard('n');
  expect(await titlesOf(ann)).toEqual(['Cells']);
  localStorage.removeItem('shortcuts');
  await user.keyboard('n');
  await expect.poll(() => titlesOf(ann)).toEqual(['Quiz 1', 'Cells']);
  await screen.findByRole('heading', { name: 'Quiz 1' });
  await user.click(screen.getByRole('link', { name: 'Back to your quizzes' }));
  await expect.poll(() => titlesOf(ann)).toEqual(['Cells']);
});

test('letters typed after N become the title of the new quiz, and trigger no shortcut', async () => {
  const { user } = await aDraftOnTheDesk();
  await user.keyboard('n/?n Mixedd{Backspace} paper');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => screen.queryByLabelText<HTMLInputElement>('Title')?.value).toBe('/?n Mixed paper');
});

test('a quiz without questions says what publishing requires', async () => {
  const { user } = await aDeskOfFour();
  await user.click(screen.getByRole('button', { name: 'Details of Zinc' }));
  await screen.findByText('Add questions to publish');
  expect(screen.getByText('30 minutes · No questions')).toBeDefined();
});

test('a quiz is moved into a new folder, and the next one into the same', async () => {
  const { user, ann } = await aDraftOnTheDesk();
  expect(screen.queryByLabelText('Folder')).toBeNull();
  await choose(user, 'Cells', 'Move to folder…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move to folder' }));
  await user.type(dialog.getByLabelText('Folder of “Cells”'), 'Biology 9{Enter}');
  await screen.findByText('“Cells” was moved to “Biology 9”.');
  expect((await ann.query('quizzes.dashboard')).body.quizzes[0].folder).toBe('Biology 9');
  await choose(user, 'Cells', 'Move to folder…');
  expect((await screen.findByRole('button', { name: 'Biology 9' })).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

test('publishing without a plan leads to the plans, and the quiz stays a draft', async () => {
  const { user, ann } = await aDraftOnTheDesk();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('heading', { name: 'Plan Required' });
  expect((await ann.query('quizzes.dashboard')).body.quizzes[0].isPublished).toBe(false);
  await user.click(screen.getByRole('button', { name: 'View Plans' }));
  await screen.findByRole('heading', { name: 'Premium Plan' });
});

test('a quiz is duplicated by its menu, in one call', async () => {
  const { user } = await aDraftOnTheDesk();
  const asked = changesFromHere();
  await choose(user, 'Cells', 'Duplicate');
  await expect.poll(() => titles().length).toBe(2);
  expect(asked).toEqual(['quizzes.duplicate']);
});

test('a quiz is deleted after a confirmation, and restored from the trash', async () => {
  const { user, ann } = await aDraftOnTheDesk();
  await choose(user, 'Cells', 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Cells”?' }));
  expect(question.getByText(/This action cannot be undone\.$/)).toBeDefined();
  expect(question.getByText(/^It stays in the trash until .*\d{4}\.$/)).toBeDefined();
  await user.click(question.getByRole('button', { name: /^Delete/ }));
  await screen.findByText('No quizzes yet');
  expect(await titlesOf(ann)).toEqual([]);
  await user.click(await screen.findByRole('link', { name: 'Trash 1' }));
  expect(searchOf()).toBe('?view=trash');
  await user.click(await screen.findByRole('button', { name: 'Restore “Cells”' }));
  await screen.findByText('“Cells” is back in your quizzes.');
  expect(await titlesOf(ann)).toEqual(['Cells']);
});

test('a deletion is undone from its message', async () => {
  const { user, ann } = await aDraftOnTheDesk();
  await choose(user, 'Cells', 'Delete');
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
  await screen.findByText('No quizzes yet');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Cells' });
  expect(await titlesOf(ann)).toEqual(['Cells']);
});

test('a quiz that students have started is deleted only by typing its title', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  await aStarter(world, quiz, 'Sam');
  const { user } = await openDesk(world);
  await choose(user, 'Cells', 'Delete');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Cells”?' }));
  expect(dialog.getByText(/1 student is still working/)).toBeDefined();
  const field = dialog.getByLabelText('Type the title of the quiz to delete it');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Cell{Enter}');
  expect(dialog.getByText('This is not the title of the quiz.')).toBeDefined();
  expect(await titlesOf(quiz.teacher)).toEqual(['Cells']);
  await user.type(field, 's{Enter}');
  await screen.findByText('No quizzes yet');
  expect(await titlesOf(quiz.teacher)).toEqual([]);
});

test('a failed deletion leaves the quiz, and the list says so until it is dismissed', async () => {
  const { user, network } = await aDraftOnTheDesk();
  await choose(user, 'Cells', 'Delete');
  const question = within(await screen.findByRole('alertdialog'));
  network.goAway();
  await user.click(question.getByRole('button', { name: /^Delete/ }));
  const alert = await screen.findByText(/Failed to delete quiz\. Please try again\./);
  expect(alert.textContent).toBe('Cells Failed to delete quiz. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/Failed to delete quiz/)).toBeNull();
  expect(titles()).toEqual(['Cells']);
});

test('responses are opened and closed by the menu, after a confirmation', async () => {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { user } = await openDesk(world);
  const isAccepting = async () =>
    (await quiz.teacher.query('quizzes.dashboard')).body.quizzes[0].acceptingResponses;
  await choose(user, 'Cells', 'Stop Responses');
  const question = within(await screen.findByRole('alertdialog'));
  expect(await isAccepting()).toBe(true);
  await user.click(question.getByRole('button', { name: /^Stop Responses/ }));
  await screen.findByText('Responses Closed');
  expect(await isAccepting()).toBe(false);
});
