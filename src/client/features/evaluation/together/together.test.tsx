import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ANSWERS, type AnswerName, twoMarkers } from '../../../../server/testing/two-markers';
import { MARKERS_POLL_MS } from '../../../../shared/constants';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { visit } from '../../../testing/visit';

/** Ann at the bench of a question that Ben marks too, based on data from before she came. */
async function annAtTheBench() {
  const markers = await twoMarkers();
  const other = await markers.benPage();
  const page = await visit(markers.world, teacherPaths.marks(markers.quizId, { tab: 'questions' }), {
    as: 'teacher',
    name: 'Ann',
  });
  await screen.findByRole('grid', { name: 'Answers to question 1' });
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBeTruthy());
  return { ...markers, ...page, other };
}

const rowOf = (name: AnswerName) => screen.getByRole('row', { name: new RegExp(ANSWERS[name]) });
const focusedName = (): AnswerName => {
  const said = screen.getAllByRole('row', { selected: true })[0]?.querySelector('[dir]')?.textContent;
  const found = (Object.keys(ANSWERS) as AnswerName[]).find((name) => ANSWERS[name] === said);
  if (!found) throw new Error('One of the answers has the focus.');
  return found;
};
const conflict = () => screen.findByRole('region', { name: 'Marked by two' });
const noConflict = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Marked by two' })).toBeNull());

test('a colleague’s mark is beside mine, and T keeps it without a request', async () => {
  const { user, other, ann } = await annAtTheBench();
  const name = focusedName();
  await other.give(2, name);
  await user.keyboard('1');
  const shown = await conflict();
  expect(within(shown).getByRole('alert').textContent).toContain('Ben gave 2 marks to this answer');
  expect(within(shown).getByRole('alert').textContent).toContain(ANSWERS[name]);
  await within(rowOf(name)).findByText('Ben');
  await user.keyboard('t');
  await noConflict();
  await ann.look();
  expect(ann.mark(name)).toMatchObject({ score: 2, markedBy: { name: 'Ben' } });
});

test('M gives mine over it, and U restores the colleague’s mark', async () => {
  const { user, other, ann } = await annAtTheBench();
  const name = focusedName();
  await other.give(2, name);
  await user.keyboard('1');
  await conflict();
  await user.keyboard('m');
  await noConflict();
  await waitFor(async () => {
    await ann.look();
    expect(ann.mark(name)).toMatchObject({ score: 1, markedBy: { name: 'Ann' } });
  });
  await screen.findByText(/Saved \d/);
  await user.keyboard('u');
  await waitFor(async () => {
    await ann.look();
    expect(ann.mark(name)).toMatchObject({ score: 2, markedBy: { name: 'Ben' } });
  });
});

test('the rest of a pile that a colleague has begun is offered by the same key', async () => {
  const { user, other, ann } = await annAtTheBench();
  const name = focusedName();
  await ann.look();
  const pile = [...(rowOf(name).closest('tbody')?.querySelectorAll('[data-row] [dir]') ?? [])].map(
    ({ textContent }) => textContent,
  );
  const inPile = (Object.keys(ANSWERS) as AnswerName[]).filter((each) => pile.includes(ANSWERS[each]));
  const taken = ann.mark(name).score === 4 ? 3 : 4;
  await other.give(taken, name);
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await conflict();
  await user.keyboard('t');
  await noConflict();
  const suggested = new Map(inPile.map((each) => [each, ann.mark(each).score]));
  await waitFor(async () => {
    await ann.look();
    for (const each of inPile) {
      const [score, by] = each === name ? [taken, 'Ben'] : [suggested.get(each), 'Ann'];
      expect(ann.mark(each)).toMatchObject({ score, markedBy: { name: by } });
    }
  });
});

test(
  'a colleague’s position is shown, and their marks arrive by themselves',
  async () => {
    const { other, own } = await annAtTheBench();
    await other.present();
    const here = await screen.findByTitle('Ben is here, question 1');
    expect(here).toBeDefined();
    expect(screen.getByRole('navigation', { name: 'Questions' }).textContent).toContain('Ben is here');
    await other.present({ ...own });
    await other.give(3, 'half');
    await within(rowOf('half')).findByText('Ben');
    expect(within(rowOf('half')).getByRole('button', { name: '3 of 4', pressed: true })).toBeDefined();
  },
  8 * MARKERS_POLL_MS,
);
