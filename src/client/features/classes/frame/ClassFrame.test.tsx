import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPublishedQuiz } from '../../../../server/testing/factories';
import { aWorld } from '../../../../server/testing/world';
import type { SharedRight } from '../../../../shared/access/rights';
import type { SchoolClass } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { visit } from '../../../testing/visit';

const ann = { as: 'teacher', name: 'Ann' } as const;

async function aClass(members: readonly object[] = [{ name: 'Zoë', email: 'zoe@school.example' }]) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world);
  const { teacher } = quiz;
  const { _id: classId } = (await teacher.rest('POST', '/class', { name: '8b' })).body;
  for (const member of members) await teacher.rest('POST', `/class/${classId}/members`, member);
  return { world, quiz, teacher, classId };
}

const tab = (name: RegExp) =>
  within(screen.getByRole('navigation', { name: 'Class' })).getByRole('link', { name });

/** The labels of the page's solid buttons. */
const standsOut = () =>
  [...document.querySelectorAll('main :is(a, button)')]
    .filter(({ className }) => /(^|\W|_)primary(_|\W|$)/.test(className))
    .map(({ textContent }) => textContent?.trim());

test('a class opens on its students, and each tab has an address, a title and the same next step', async () => {
  const { world, classId } = await aClass();
  const { user } = await visit(world, `/teacher/classes/${classId}`, ann);
  await screen.findByRole('heading', { level: 1, name: '8b' });
  expect(location.pathname).toBe(teacherPaths.students(classId));
  for (const name of ['Students', 'Quizzes', 'Gradebook', 'Topics', 'Parents', 'Settings']) {
    await user.click(tab(new RegExp(`^${name}`)));
    await waitFor(() => expect(location.pathname).toBe(`/teacher/classes/${classId}/${name.toLowerCase()}`));
    expect(tab(new RegExp(`^${name}`)).getAttribute('aria-current')).toBe('page');
    await screen.findByRole('heading', { level: 2, name: new RegExp(name === 'Parents' ? 'parents' : name) });
    await expect.poll(standsOut).toEqual(['Assign a quiz']);
  }
});

test('the old address of the sheets leads to the parents’ tab with the same choices', async () => {
  const { world, classId } = await aClass();
  await visit(world, `/teacher/classes/${classId}/pupils?from=2026-09-01`, ann);
  await screen.findByRole('button', { name: 'Print 1 sheet' });
  expect(location.pathname + location.search).toBe(
    teacherPaths.classReports(classId, { from: '2026-09-01' }),
  );
});

test('the next steps are to add students, then a way to sign in, then a quiz', async () => {
  const { world, teacher, classId } = await aClass([]);
  const { user, leave } = await visit(world, teacherPaths.classQuizzes(classId), ann);
  await user.click(await screen.findByRole('button', { name: 'Add students' }));
  await screen.findByRole('dialog', { name: 'Import a class list' });
  leave();
  await teacher.rest('POST', `/class/${classId}/members`, { name: 'Ben' });
  const again = await visit(world, teacherPaths.classQuizzes(classId), ann);
  const slips = await screen.findByRole('link', { name: 'Print slips' });
  expect(slips.getAttribute('href')).toBe(teacherPaths.slips(classId));
  again.leave();
  const { members }: SchoolClass = (await teacher.rest('GET', `/class/${classId}`)).body;
  await teacher.rest('POST', `/class/${classId}/members/${members[0]?._id}/pin`);
  await visit(world, teacherPaths.students(classId), ann);
  await screen.findByRole('button', { name: 'Assign a quiz' });
  screen.getByText(/^All can sign in, code/);
});

test('assigning a quiz from the class opens its tab with the class ticked and unsaved', async () => {
  const { world, teacher, quiz, classId } = await aClass();
  const { user } = await visit(world, teacherPaths.students(classId), ann);
  await user.click(await screen.findByRole('button', { name: 'Assign a quiz' }));
  const dialog = await screen.findByRole('dialog', { name: 'Assign a quiz to 8b' });
  await user.type(await within(dialog).findByLabelText('Search quizzes'), 'nothing');
  await within(dialog).findByText('No quiz to assign');
  await user.clear(within(dialog).getByLabelText('Search quizzes'));
  await user.click(await within(dialog).findByRole('link', { name: /Cells/ }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^8b/ });
  expect(box.checked).toBe(true);
  const before = await teacher.rest('GET', `/quiz/${quiz.quizId}/assignment`);
  expect(before.body.classIds).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(async () =>
    expect((await teacher.rest('GET', `/quiz/${quiz.quizId}/assignment`)).body.classIds).toEqual([classId]),
  );
});

test('the class’s quizzes are in their tab, each with its state and next step', async () => {
  const { world, teacher, quiz, classId } = await aClass();
  await teacher.rest('PUT', `/quiz/${quiz.quizId}/assignment`, { classIds: [classId] });
  await visit(world, teacherPaths.classQuizzes(classId), ann);
  const row = within(await screen.findByRole('row', { name: /Cells/ }));
  await row.findByText(/^(Published|Accepting Responses)$/);
  expect(row.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe(teacherPaths.live(quiz.quizId));
  expect(tab(/^Quizzes/).textContent).toBe('Quizzes 1');
});

test('Enter renames the class in its settings, and an empty name is refused', async () => {
  const { world, teacher, classId } = await aClass();
  const { user } = await visit(world, teacherPaths.classSettings(classId), ann);
  const field = await screen.findByLabelText('Name of the class');
  await user.clear(field);
  await user.keyboard('{Enter}');
  await screen.findByText('Please enter a class name.');
  await user.type(field, '8c{Enter}');
  await screen.findByRole('heading', { level: 1, name: '8c' });
  expect((await teacher.rest('GET', `/class/${classId}`)).body.name).toBe('8c');
});

test.each([
  ['look', []],
  ['mark', ['Assign a quiz']],
] as const satisfies readonly (readonly [SharedRight, readonly string[]])[])(
  'a colleague who may %s is offered the allowed actions',
  async (right, offered) => {
    const { world, teacher, classId } = await aClass();
    await world.signIn('teacher', 'Ben');
    await teacher.rest('PUT', `/class/${classId}/colleagues`, { email: 'ben@school.example', right });
    await visit(world, teacherPaths.classSettings(classId), { as: 'teacher', name: 'Ben' });
    await screen.findByText(new RegExp(`’s class · you may ${right}`));
    await expect.poll(standsOut).toEqual([...offered]);
    expect(screen.queryByLabelText('Name of the class')).toBeNull();
  },
);
