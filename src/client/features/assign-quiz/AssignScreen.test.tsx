import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClass, aMember } from '../../../server/testing/a-class';
import { aPublishedQuiz, aStarter, aSubmitter, evaluate } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import type { Assignment } from '../../../shared/assignment/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { ownTimeZone, toLocalField } from '../../platform/local-date-time';
import { visit } from '../../testing/visit';

const HOUR = 3_600_000;
const ann = { as: 'teacher', name: 'Ann' } as const;

/** Ann's quiz of 50 minutes, and her class with Sam, who has 25 % more time, and Tia. */
async function aSchool() {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { totalTimeSeconds: 3000 } });
  const { teacher, quizId } = quiz;
  const classId = aClass(world, { teacher });
  const email = (name: string) => `${name.toLowerCase()}@school.example`;
  const student = async (name: string) => ({
    ...{ name, email: email(name), student: await world.signIn('student', name) },
  });
  const sam = aMember(world, { classId, timeFactorPercent: 125, ...(await student('Sam')) });
  const tia = aMember(world, { classId, ...(await student('Tia')) });
  const now = world.clock.now();
  const set = (body: object) =>
    teacher.rest('PUT', `/quiz/${quizId}/assignment`, { classIds: [classId], ...body });
  const stored = async (): Promise<Assignment> =>
    (await teacher.rest('GET', `/quiz/${quizId}/assignment`)).body;
  const open = () => visit(world, teacherPaths.assign(quizId), ann);
  return { world, quiz, teacher, classId, sam, tia, now, set, stored, open };
}

const field = (ms: number) => toLocalField(ms, ownTimeZone());
const type = (label: string, value: string, place: HTMLElement = document.body) =>
  fireEvent.change(within(place).getByLabelText(label), { target: { value } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const rowOf = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr');
  if (!row) throw new Error(`${name} stands in no row.`);
  return row;
};

test('without classes there is a link to create one, and no window', async () => {
  const world = aWorld();
  const { quizId } = await aPublishedQuiz(world);
  await visit(world, teacherPaths.assign(quizId), ann);
  expect((await screen.findByRole('link', { name: 'Make a class' })).getAttribute('href')).toBe(
    teacherPaths.classes,
  );
  expect(screen.getByLabelText('Opens').closest('fieldset')?.disabled).toBe(true);
  expect(screen.queryByRole('heading', { name: 'Students' })).toBeNull();
});

test('a preset assigns the quiz to a class after listing the changes, and Undo removes it', async () => {
  const { open, stored, classId, now } = await aSchool();
  const { user } = await open();
  await user.click(await screen.findByLabelText('7b'));
  await user.click(await button(/^Today until/));
  await screen.findByText(/^Not saved yet: adds 7b and closes .*17:00\.$/);
  await user.click(await button('Save assignment'));
  await rowOf('Tia');
  const saved = await stored();
  expect(saved).toMatchObject({ classIds: [classId], opensAt: null });
  expect(field(saved.closesAt ?? 0)).toBe(`${field(now).slice(0, 10)}T17:00`);
  await screen.findByText(/^Saved\./);
  await user.click(await button('Undo'));
  await screen.findByText('Not assigned to a class.');
  expect(await stored()).toMatchObject({ classIds: [], closesAt: null });
});

test('a class with exceptions can be removed, and Undo restores them', async () => {
  const { open, set, stored, sam, teacher, world } = await aSchool();
  const other = aClass(world, { teacher, name: '8a' });
  const exceptions = { [sam]: { tabChangeLimit: 9 } };
  await set({ exceptions });
  const { user } = await open();
  await user.click(await screen.findByLabelText('7b'));
  await user.click(await screen.findByLabelText('8a'));
  await screen.findByText('Not saved yet: adds 8a and removes 7b.');
  await user.click(await button('Save assignment'));
  await waitFor(async () => expect(await stored()).toMatchObject({ classIds: [other], exceptions: {} }));
  await user.click(await button('Undo'));
  await waitFor(async () => expect(await stored()).toMatchObject({ exceptions }));
});

test('a window that closes before it opens is refused beside its field', async () => {
  const { open, set, stored, now } = await aSchool();
  await set({});
  const { user } = await open();
  await screen.findByLabelText('7b');
  type('Opens', field(now + 2 * HOUR));
  type('Closes', field(now + HOUR));
  await user.click(await button('Save assignment'));
  await screen.findByText('Please let the quiz close after it opens.');
  expect((await stored()).opensAt).toBeNull();
  await user.click(await button('No start'));
  expect(document.activeElement).toBe(screen.getByLabelText('Opens'));
  await user.click(await button('Save assignment'));
  await waitFor(async () => expect((await stored()).closesAt).toBe(now + HOUR));
});

test('a window too short for a student says who loses how much, and one press extends it for everyone', async () => {
  const { open, set, stored, now } = await aSchool();
  await set({ opensAt: now + HOUR, closesAt: now + 2 * HOUR });
  const { user } = await open();
  await screen.findByText('The window is shorter than the time of 1 student: Sam loses 3 minutes.');
  await user.click(await button(/^Let it close at .* for all$/));
  await waitFor(() => expect(screen.queryByText(/The window is shorter/)).toBeNull());
  // 50 minutes plus a quarter are 62.5.
  expect(await stored()).toMatchObject({ closesAt: now + HOUR + 63 * 60_000, exceptions: {} });
  await user.click(await button('Undo'));
  await screen.findByText(/The window is shorter/);
});

test('or it is extended only for the affected students', async () => {
  const { open, set, stored, now, sam } = await aSchool();
  const window = { opensAt: now + HOUR, closesAt: now + 2 * HOUR };
  await set(window);
  const { user } = await open();
  await user.click(await button('Longer only for them'));
  await waitFor(() => expect(screen.queryByText(/The window is shorter/)).toBeNull());
  const exceptions = { [sam]: { closesAt: now + HOUR + 63 * 60_000 } };
  expect(await stored()).toMatchObject({ ...window, exceptions });
  expect(within(await rowOf('Sam')).getByText('exception')).toBeDefined();
});

test('the table shows the state of each student and the origin of exceptions', async () => {
  const { world, quiz, open, set, tia } = await aSchool();
  await set({ exceptions: { [tia]: { hideTimer: true } } });
  await aStarter(world, quiz, 'Sam');
  await open();
  const sam = await rowOf('Sam');
  expect(sam.textContent).toContain('Writing');
  expect(sam.textContent).toMatch(/63 min 25 % more class list/);
  expect(within(sam).queryByRole('checkbox')).toBeNull();
  const row = await rowOf('Tia');
  expect(row.textContent).toContain('Not started');
  expect(row.textContent).toContain('No timer exception');
});

test('an exception is edited in a dialog, and emptied fields follow the rule again', async () => {
  const { open, set, stored, sam } = await aSchool();
  await set({});
  const { user } = await open();
  await user.click(await button('Edit the exception of Sam'));
  const dialog = await screen.findByRole('dialog', { name: 'Sam in this quiz' });
  await within(dialog).findByText('Leave empty for the usual (25 % more).');
  type('More time, in percent', '33', dialog);
  await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
  await within(dialog).findByText('Please enter a percentage from 0 to 300 in steps of 5.');
  type('More time, in percent', '50', dialog);
  await user.selectOptions(within(dialog).getByLabelText('Larger text'), 'Yes');
  await user.click(within(dialog).getByRole('button', { name: /^Save/ }));
  await screen.findByText('Saved for Sam.');
  expect((await stored()).exceptions).toEqual({ [sam]: { timeFactorPercent: 150, largerText: true } });
  expect((await rowOf('Sam')).textContent).toMatch(/75 min 50 % more exception/);
  await user.click(await button('Edit the exception of Sam'));
  await user.click(await button('Use the usual settings'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Save/ }));
  await waitFor(async () => expect((await stored()).exceptions).toEqual({}));
});

test('absent students get a make-up in one step, tomorrow at the same hour; Undo closes responses again', async () => {
  const { world, quiz, open, set, stored, now, tia, teacher } = await aSchool();
  await set({ opensAt: now, closesAt: now + HOUR });
  await aStarter(world, quiz, 'Sam');
  world.clock.advance(2 * HOUR);
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/toggle-responses`, { acceptingResponses: false });
  const before = await stored();
  const { user } = await open();
  await screen.findByText(/^Responses are closed/);
  await user.click(await screen.findByLabelText('Not started 1'));
  await user.click(await button('Select all 1'));
  await user.click(await button('Give 1 student a make-up time…'));
  const dialog = await screen.findByRole('dialog', { name: 'Give a make-up time' });
  await within(dialog).findByText('For Tia.');
  expect(within(dialog).getByText(/^Responses are opened again/)).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: /^Give make-up time/ }));
  await screen.findByText(/^1 student can take the quiz: /);
  const window = { opensAt: now + 24 * HOUR, closesAt: now + 25 * HOUR };
  expect((await stored()).exceptions).toEqual({ [tia]: window });
  expect(screen.queryByRole('dialog', { name: 'Give a make-up time' })).toBeNull();
  await screen.findByText('Nobody is missing');
  await user.click(await button('Undo'));
  await waitFor(async () => expect((await stored()).exceptions).toEqual({}));
  await waitFor(async () =>
    expect((await teacher.rest('GET', `/quiz/${quiz.quizId}`)).body.acceptingResponses).toBe(false),
  );
  const { serverNow: _, ...after } = await stored();
  expect(before).toMatchObject(after);
});

test('after the release a make-up says that answers are hidden until then, and how many students have seen them', async () => {
  const { world, quiz, open, set, teacher } = await aSchool();
  await set({});
  await aSubmitter(world, quiz, { name: 'Sam' });
  await evaluate(world, quiz);
  await world.deps.background.idle();
  await teacher.rest('POST', `/quiz/${quiz.quizId}/release-scores`);
  const { user } = await open();
  await user.click(await screen.findByLabelText('Tia'));
  await user.click(await button('Give 1 student a make-up time…'));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/Correct answers stay hidden from everybody/);
  await within(dialog).findByText(/Correct answers were already shown to 1 student\./);
  type('Closes', '', dialog);
  await user.click(within(dialog).getByRole('button', { name: /^Give make-up time/ }));
  await within(dialog).findByText('Please enter when the make-up opens and when it closes.');
});
