import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { resultsOf } from '../../../../server/testing/ai-class';
import { anEvaluatedClass } from '../../../../server/testing/leaf-class';
import { aWorld } from '../../../../server/testing/world';
import { messages } from '../../../../shared/messages';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { signInAgain } from '../../../testing/sign-in-again';
import { visit } from '../../../testing/visit';

const ANSWERS = [
  'Chlorophyll reflects green light and absorbs red and blue',
  'Chlorophyll absorbs light',
  'Because of the sun in the sky',
  'They drink water',
  'leaves like rain and wind',
];

/** The bench of a teacher whose class has one text question worth four marks. */
async function atTheBench() {
  const leaves = await anEvaluatedClass(aWorld(), ANSWERS);
  const { world, quizId } = leaves;
  const page = await visit(world, teacherPaths.marks(quizId, { tab: 'questions' }), {
    as: 'teacher',
    name: 'Ann',
  });
  await screen.findByRole('grid', { name: 'Answers to question 1' });
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBeTruthy());
  return { ...leaves, ...page };
}

const focused = () =>
  screen.getAllByRole('row', { selected: true })[0]?.querySelector('[dir]')?.textContent ?? '';
const rowOf = (answer: string) => screen.getByRole('row', { name: new RegExp(answer) });
const saved = () => screen.findByText(/Saved \d/);

test('a digit marks the focused row and moves on, Shift adds half a mark, and U undoes one by one', async () => {
  const { user, marks } = await atTheBench();
  const first = focused();
  const before = (await marks())[first];
  await user.keyboard('3');
  const second = focused();
  expect(second).not.toBe(first);
  await user.keyboard('{Shift>}[Digit1]{/Shift}');
  await saved();
  await waitFor(async () => {
    const now = await marks();
    expect([now[first]?.score, now[second]?.score]).toEqual([3, 1.5]);
  });
  await user.keyboard('u');
  await screen.findByText('Undone. The answer is as it was.');
  await waitFor(async () => expect((await marks())[second]?.source).toBe('built-in'));
  expect((await marks())[first]).toMatchObject({ score: 3, source: 'teacher' });
  await user.keyboard('u');
  await waitFor(async () =>
    expect((await marks())[first]).toMatchObject({ score: before?.score, source: 'built-in' }),
  );
});

test('the rest of a pile is kept as one decision, and undone as one', async () => {
  const { user, marks } = await atTheBench();
  const before = await marks();
  const pile = rowOf(focused()).closest('tbody');
  const answers = [...(pile?.querySelectorAll('[data-row] [dir]') ?? [])].map(
    (each) => each.textContent ?? '',
  );
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  await saved();
  await waitFor(async () => {
    const now = await marks();
    for (const answer of answers) {
      expect(now[answer]).toMatchObject({ score: before[answer]?.score, source: 'teacher' });
    }
  });
  await user.keyboard('u');
  await waitFor(async () => expect(await marks()).toEqual(before));
});

test('a digit above the maximum is refused with a sentence, and the row keeps the focus', async () => {
  const { user, marks } = await atTheBench();
  const before = await marks();
  const first = focused();
  await user.keyboard('5');
  expect((await screen.findByRole('alert')).textContent).toBe(messages.marksInvalid(4));
  expect(focused()).toBe(first);
  expect(await marks()).toEqual(before);
});

const threeOf = (answer: string) =>
  within(rowOf(answer)).queryByRole('button', { name: '3 of 4', pressed: true });

test('a refused mark is reverted with a message, and Undo forgets it', async () => {
  const { user, network, teacher, quizId } = await atTheBench();
  const first = focused();
  network.stall();
  await user.keyboard('3');
  expect(threeOf(first)).not.toBeNull();
  await teacher.rest('DELETE', `/quiz/${quizId}`);
  network.comeBack();
  await screen.findByText('Failed to update marks');
  await screen.findByText('Not all saved');
  expect(threeOf(first)).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
});

test('a mark without a response stays, says so, and is sent again', async () => {
  const { user, network, marks } = await atTheBench();
  const first = focused();
  network.goAway();
  await user.keyboard('3');
  await screen.findByText('Failed to update marks');
  await screen.findByText('Not saved: no connection. Kept on this device.');
  expect(threeOf(first)).not.toBeNull();
  network.comeBack();
  window.dispatchEvent(new Event('online'));
  await saved();
  expect((await marks())[first]).toMatchObject({ score: 3, source: 'teacher' });
});

test('a mark of an ended session leads to the login, and is sent after it', async () => {
  const { user, teacher, world, quizId } = await atTheBench();
  const first = focused();
  await teacher.rest('POST', '/auth/logout-everywhere');
  await user.keyboard('3');
  await screen.findByText(messages.sessionEnded);
  await signInAgain(user);
  await screen.findByRole('grid', { name: 'Answers to question 1' });
  await saved();
  expect(threeOf(first)).not.toBeNull();
  const { results } = await resultsOf({ quizId, teacher: await world.signIn('teacher', 'Ann') });
  expect(JSON.stringify(results)).toContain('"score":3,');
});

test('undoing an unsent mark succeeds while another waits for the server', async () => {
  const { user, network } = await atTheBench();
  network.goAway();
  await user.keyboard('3');
  await screen.findByText('Not saved: no connection. Kept on this device.');
  const second = focused();
  await user.keyboard('3u');
  await screen.findByText('Undone. The answer is as it was.');
  expect(threeOf(second)).toBeNull();
  network.comeBack();
  window.dispatchEvent(new Event('online'));
  await saved();
});

test('unsent marks are offered after a reload', async () => {
  const { user, network, marks, leave, world, quizId } = await atTheBench();
  const first = focused();
  network.goAway();
  await user.keyboard('3');
  await screen.findByText('Not saved: no connection. Kept on this device.');
  const key = Object.keys(localStorage).find((each) => each.startsWith(`draft:marks:${quizId}:`)) ?? '';
  const kept = localStorage.getItem(key) ?? '';
  leave();
  network.comeBack();
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect((await marks())[first]?.score).toBe(3));
  // As left by a page that was closed before sending its marks.
  localStorage.setItem(key, kept.replace('"marks":3', '"marks":2'));
  await visit(world, teacherPaths.marks(quizId, { tab: 'questions' }), { as: 'teacher', name: 'Ann' });
  await screen.findByText(/^Marks from .* did not reach the server/);
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(async () => expect((await marks())[first]?.score).toBe(2));
  expect(screen.queryByText(/did not reach the server/)).toBeNull();
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
});

test('a mark that waits for the network is sent before a log-out, also from another screen', async () => {
  const { user, network, marks } = await atTheBench();
  const first = focused();
  network.goAway();
  await user.keyboard('3');
  await screen.findByText('Not saved: no connection. Kept on this device.');
  await user.click(screen.getByRole('link', { name: 'My quizzes' }));
  const logout = await screen.findByRole('button', { name: 'Logout' });
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  const { promise: reloaded, resolve } = Promise.withResolvers<void>();
  vi.spyOn(location, 'reload').mockImplementation(resolve);
  network.comeBack();
  await user.click(logout);
  await reloaded;
  expect((await marks())[first]).toMatchObject({ score: 3, source: 'teacher' });
});

test('without a connection a log-out asks before it loses a mark', async () => {
  const { user, network, marks } = await atTheBench();
  const first = focused();
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  network.goAway();
  await user.keyboard('3');
  await screen.findByText('Not saved: no connection. Kept on this device.');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByRole('alertdialog', { name: 'Log out without saving?' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(reload).not.toHaveBeenCalled();
  network.comeBack();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect((await marks())[first]).toMatchObject({ score: 3, source: 'teacher' });
});

test('without open decisions the bench says so, and N leads to the release', async () => {
  const { user } = await atTheBench();
  for (let at = 0; at < ANSWERS.length; at += 1) await user.keyboard('1');
  await screen.findAllByText('No decisions left');
  await user.keyboard('n');
  expect(document.activeElement?.textContent).toBe('Release Scores');
});

test('Shift on a whole mark adds half a mark, and never exceeds the maximum', async () => {
  const { user, marks } = await atTheBench();
  const first = focused();
  const press = (name: string) => user.click(within(rowOf(first)).getByRole('button', { name }));
  await user.keyboard('{Shift>}');
  await press('2 of 4');
  await waitFor(async () => expect((await marks())[first]).toMatchObject({ score: 2.5, source: 'teacher' }));
  await press('4 of 4');
  await user.keyboard('{/Shift}');
  await waitFor(async () => expect((await marks())[first]?.score).toBe(4));
});

test('the first change of a released mark asks, naming the student, and the piles follow the marks', async () => {
  const { world, quizId, teacher } = await anEvaluatedClass(aWorld(), ANSWERS);
  await teacher.rest('PUT', `/quiz/${quizId}/toggle-responses`, { acceptingResponses: false });
  await teacher.mutate('evaluation.release', { quizId });
  const { user } = await visit(world, teacherPaths.marks(quizId, { tab: 'questions' }), {
    as: 'teacher',
    name: 'Ann',
  });
  await screen.findByRole('grid', { name: 'Answers to question 1' });
  const counts = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  const row = rowOf('They drink water');
  row.focus();
  const before = counts();
  await user.keyboard('4');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Change a released mark?' }));
  await dialog.findByText(/^.+ sees this at once\.$/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(counts()).toEqual(before);
  row.focus();
  await user.keyboard('4');
  await user.click(await screen.findByRole('button', { name: 'Change mark' }));
  await saved();
  expect(counts()).not.toEqual(before);
  row.focus();
  await user.keyboard('3');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
