import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dotPng } from '../../../server/testing/dot-png';
import { aWorld, type World } from '../../../server/testing/world';
import type { Quiz } from '../../../shared/quiz/schema';
import { visit } from '../../testing/visit';

let world: World;
let teacher: Awaited<ReturnType<World['signIn']>>;
let quizId: string;
beforeEach(async () => {
  world = aWorld();
  teacher = await world.signIn('teacher', 'Ann');
  quizId = (await teacher.rest('POST', '/quiz/', { title: 'Algebra' })).body._id;
});

const open = (rest: string) =>
  visit(world, `/teacher/quizzes/${quizId}/questions${rest}`, { as: 'teacher', name: 'Ann' });
const stored = async (): Promise<Quiz> => (await teacher.query('quizzes.get', { quizId })).body;
const field = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label);
/** The only toolbar on the page. */
const bar = () => screen.findByRole('toolbar', { name: 'Formatting' });

test('the toolbar formats the selection in the focused field, also by keys', async () => {
  const { user } = await open('/new');
  const text = await field('Question text');
  await user.type(text, 'Solve it now');
  text.setSelectionRange(6, 8);
  await user.click(within(await bar()).getByRole('button', { name: /^Bold/ }));
  expect(text.value).toBe('Solve **it** now');
  expect(document.activeElement).toBe(text);
  await user.keyboard('{Control>}b{/Control}');
  expect(text.value).toBe('Solve it now');
  await user.keyboard('{Control>}i{/Control}');
  expect(text.value).toBe('Solve *it* now');
  const draft = async () => (await stored()).drafts[0]?.draft;
  await waitFor(async () => expect(await draft()).toMatchObject({ text: 'Solve *it* now', format: 'rich' }));

  await user.click(await field('Option 1'));
  expect(within(await bar()).queryByRole('button', { name: 'List' })).toBeNull();
});

test('the toolbar is one tab stop with arrow keys inside, and Escape returns to the field', async () => {
  const { user } = await open('/new');
  const text = await field('Question text');
  await user.click(text);
  await user.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Bold/);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('List');
  await user.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Picture');
  await user.tab();
  expect((await bar()).contains(document.activeElement)).toBe(false);
  await user.tab({ shift: true });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Picture');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(text);
  // The question is still open.
  await field('Question text');
});

test('formulas are inserted from the palette by keyboard, with the caret in the first placeholder and a preview', async () => {
  const { user } = await open('/new');
  const text = await field('Question text');
  await user.type(text, 'Find {Control>}m{/Control}');
  const palette = await screen.findByRole('region', { name: 'Formula signs' });
  await waitFor(() =>
    expect(document.activeElement).toBe(within(palette).getByRole('button', { name: 'fraction' })),
  );
  await user.keyboard('{Enter}');
  expect(text.value).toBe('Find $\\frac{}{}$');
  expect(document.activeElement).toBe(text);
  await user.keyboard('1');
  expect(text.value).toBe('Find $\\frac{1}{}$');
  text.setSelectionRange(15, 15);
  await user.keyboard('2');
  const preview = await screen.findByRole('figure', { name: 'Formula' });
  await waitFor(() => expect(preview.querySelector('mfrac')?.textContent).toBe('12'));

  await user.keyboard('{Control>}m{/Control}');
  await user.click(within(palette).getByRole('tab', { name: 'Greek' }));
  await user.click(within(palette).getByRole('button', { name: 'pi' }));
  await user.keyboard('r');
  expect(text.value).toBe('Find $\\frac{1}{2\\pi r}$');
});

test('an unfinished formula says so in place and never blocks typing', async () => {
  const { user } = await open('/new');
  const text = await field('Question text');
  await user.click(text);
  await user.paste('Find $\\frac{1}{$ and go on');
  await screen.findByText(/^Formula \$\\frac\{1\}\{\$: /);
  await user.keyboard(' writing');
  expect(text.value).toMatch(/ writing$/);
});

test('a picture pasted into an option is uploaded and asks for a description', async () => {
  const { user, network } = await open('/new');
  await user.type(await field('Question text'), 'Which is a square?');
  const option = await field('Option 1');
  await user.click(option);
  network.goAway();
  fireEvent.paste(option, { clipboardData: { getData: () => '', files: [dotPng()], types: ['Files'] } });
  await screen.findByText('The picture could not be uploaded.');
  network.comeBack();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(option.value).toMatch(/^!\[what it shows\]\([\w-]{22,64}\)$/));
  await screen.findByText(/^Write what the picture shows/);
  expect(option.value.slice(option.selectionStart, option.selectionEnd)).toBe('what it shows');
  await user.keyboard('A square');
  expect(option.value).toMatch(/^!\[A square\]/);
  await waitFor(() => expect(screen.queryByText(/^Write what the picture shows/)).toBeNull());
});

test('a plain question has no toolbar until it uses formatting, which can be undone', async () => {
  const fields = { type: 'short', text: 'It costs *5*.', correctAnswer: 'x', format: 'plain' };
  const { _id } = (await teacher.rest('POST', '/question/', { quizId, ...fields })).body;
  const { user } = await open(`/${_id}`);
  await user.click(await field('Question text'));
  expect(screen.queryByRole('toolbar', { name: 'Formatting' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use formatting' }));
  const format = async () => (await stored()).questions[0]?.format;
  await waitFor(async () => expect(await format()).toBe('rich'));
  expect(screen.queryByRole('button', { name: 'Use formatting' })).toBeNull();
  await user.click(await field('Question text'));
  await bar();
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  if (undo) await user.click(undo);
  await waitFor(async () => expect(await format()).toBe('plain'));
});
