import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anEvaluatedClass } from '../../../../../server/testing/leaf-class';
import { aWorld, type World } from '../../../../../server/testing/world';
import { markingMessages } from '../../../../../shared/marking/messages';
import { teacherPaths } from '../../../../../shared/teacher-paths';
import { visit } from '../../../../testing/visit';

let world: World;
beforeEach(() => {
  world = aWorld();
});

const FULL = 'Chlorophyll reflects green light and absorbs red and blue';
const SUN = 'Because of the sun in the sky';
const ITEMS = [
  { id: 'absorbs', text: 'Red and blue are absorbed', points: 2 },
  { id: 'reflects', text: 'Green is reflected', points: 1.5 },
  { id: 'sun', text: 'Blames the sun', points: -0.5 },
];

/** The bench on the question about leaves, by default with a rubric. */
async function atTheBench(items: readonly object[] = ITEMS) {
  const leaves = await anEvaluatedClass(world);
  const { teacher, own } = leaves;
  const write = async (wanted: readonly object[]) => {
    const { seen } = (await teacher.mutate('rubrics.preview', { ...own, items: wanted })).body;
    return teacher.mutate('rubrics.write', { ...own, items: wanted, seen });
  };
  if (items.length > 0) await write(items);
  const address = teacherPaths.marks(own.quizId, { tab: 'questions', question: own.questionId });
  const page = await visit(world, address, { as: 'teacher', name: 'Ann' });
  const rubric = within(await screen.findByRole('region', { name: 'Rubric' }));
  return {
    ...{ ...leaves, ...page, rubric, write },
    focus: async (answer: string) =>
      page.user.click(await screen.findByRole('row', { name: nameOf(answer) })),
    item: (name: string) => rubric.getByRole('button', { name: nameOf(name) }),
    stored: async (answer: string) => {
      const { score, rubricItemIds } = (await leaves.marks())[answer] ?? {};
      return [score, rubricItemIds];
    },
    rubrics: async () =>
      (await teacher.rest('GET', `/quiz/${own.quizId}/results`)).body.rubrics[own.questionId],
  };
}

/** Waits for the debounce and the round trip, which are slow on a busy machine. */
const becomes = <Value,>(read: () => Promise<Value>, value: Value) => expect.poll(read).toEqual(value);

const nameOf = (text: string) => new RegExp(`^${text.replace(/[^\w ]/g, '.')}`);

test('R and an item’s key give it to the focused answer, and the mark is their sum', async () => {
  const { user, focus, item, stored, rubric } = await atTheBench();
  await focus(FULL);
  rubric.getByText('Not marked by the rubric.');
  await user.keyboard('r1r2');
  rubric.getByText('3½ of 4');
  expect(item('Red and blue').getAttribute('aria-pressed')).toBe('true');
  await becomes(() => stored(FULL), [3.5, ['absorbs', 'reflects']]);
  await user.keyboard('r1');
  await becomes(() => stored(FULL), [1.5, ['reflects']]);
});

test('consecutive keys are one decision, and U reverts it with its items', async () => {
  const { user, focus, item, stored } = await atTheBench();
  await focus(SUN);
  const [before] = await stored(SUN);
  await user.keyboard('r1r3');
  await becomes(() => stored(SUN), [1.5, ['absorbs', 'sun']]);
  await user.keyboard('u');
  await becomes(() => stored(SUN), [before, null]);
  await waitFor(() => expect(item('Red and blue').getAttribute('aria-pressed')).toBe('false'));
});

test('an item given while a mark is in flight is not overtaken by it, nor a mark by an item', async () => {
  const { user, focus, stored } = await atTheBench();
  await focus(SUN);
  // A mark moves on to the next answer.
  await user.keyboard('3{ArrowUp}r1');
  await becomes(() => stored(SUN), [2, ['absorbs']]);
  await user.keyboard('r23');
  await becomes(() => stored(SUN), [3, null]);
});

test('a digit without R is a mark, and another key after R keeps its function', async () => {
  const { user, focus, rubric, stored } = await atTheBench();
  await focus(SUN);
  await user.keyboard('r{Escape}1');
  rubric.getByText('Not marked by the rubric.');
  await becomes(() => stored(SUN), [1, null]);
});

test('a sum beyond the maximum names its limit', async () => {
  const { user, focus, rubric, item } = await atTheBench([{ ...ITEMS[0], points: 3 }, ...ITEMS.slice(1)]);
  await focus(FULL);
  await user.click(item('Red and blue'));
  await user.click(item('Green is'));
  rubric.getByText('Sum 4½, limited to 4 of 4');
});

test('a rubric is started where there is none, and an incomplete item says what it lacks', async () => {
  const { user, rubric, rubrics } = await atTheBench([]);
  await user.click(rubric.getByRole('button', { name: 'Add a rubric' }));
  await user.click(await rubric.findByRole('button', { name: /^Save/ }));
  rubric.getByText('Say what the item is for.');
  await user.type(rubric.getByLabelText('What item 1 is for'), 'Names the pigment');
  await user.click(rubric.getByRole('button', { name: 'Add an item' }));
  await user.type(rubric.getByLabelText('What item 2 is for'), 'Spelling');
  await user.clear(rubric.getByLabelText('Points of item 2'));
  await user.type(rubric.getByLabelText('Points of item 2'), '-0,5');
  const save = rubric.getByRole('button', { name: /^Save/ });
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  await user.click(save);
  await rubric.findByText('Rubric saved.');
  rubric.getByRole('button', { name: /Spelling/ });
  expect(await rubrics()).toMatchObject([
    { text: 'Names the pigment', points: 1 },
    { text: 'Spelling', points: -0.5 },
  ]);
});

test('changed points are previewed, applied, and undone', async () => {
  const { user, focus, rubric, stored } = await atTheBench();
  await focus(FULL);
  await user.keyboard('r1r2');
  await focus(SUN);
  await user.keyboard('r1');
  await user.click(rubric.getByRole('button', { name: 'Edit' }));
  const points = await rubric.findByLabelText('Points of item 1');
  await user.clear(points);
  await user.type(points, '1.5');
  await rubric.findByText(/students?: \d loses? ½; mean \d+ % → \d+ %\./);
  expect(await stored(SUN)).toEqual([2, ['absorbs']]);
  await user.click(rubric.getByRole('button', { name: /^Apply/ }));
  await user.click(await rubric.findByRole('button', { name: /^Undo/ }));
  await rubric.findByText(markingMessages.rubricUndone);
  expect(await stored(SUN)).toEqual([2, ['absorbs']]);
});

test('a rubric changed elsewhere is not overwritten, and is shown as it is now', async () => {
  const { user, focus, rubric, write, rubrics } = await atTheBench();
  await focus(SUN);
  await user.keyboard('r1');
  await user.click(rubric.getByRole('button', { name: 'Edit' }));
  await user.click(await rubric.findByRole('button', { name: 'Delete item 3' }));
  const save = rubric.getByRole('button', { name: /^Save/ });
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  const elsewhere = [{ ...ITEMS[0], points: 1 }, ...ITEMS.slice(1)];
  await write(elsewhere);
  await user.click(save);
  await rubric.findByText(markingMessages.rubricChangedSince);
  expect(await rubrics()).toEqual(elsewhere);
});
