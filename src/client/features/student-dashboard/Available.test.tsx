import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aClass, aMember } from '../../../server/testing/a-class';
import { aPublishedQuiz, aSubmitter } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { visit } from '../../testing/visit';

const HOUR_MS = 3_600_000;

const region = (name: string) => screen.getByRole('region', { name });

/** Sam's class 7b has a quiz with this window, relative to the server's time. */
async function anAssignedQuiz(window: { opensIn?: number; closesIn?: number }, needs = {}) {
  const world = aWorld();
  const quiz = await aPublishedQuiz(world, { settings: { title: 'Cells', totalTimeSeconds: 600 } });
  const sam = await world.signIn('student', 'Sam');
  const classId = aClass(world, { teacher: quiz.teacher });
  aMember(world, { classId, student: sam, email: 'sam@school.example', ...needs });
  const at = (inMs: number | undefined) => (inMs === undefined ? null : world.clock.now() + inMs);
  const { status } = await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/assignment`, {
    ...{ classIds: [classId], opensAt: at(window.opensIn), closesAt: at(window.closesIn) },
  });
  expect(status).toBe(200);
  const page = await visit(world, '/student', { as: 'student', name: 'Sam' });
  await screen.findByRole('heading', { name: 'Cells' });
  const section = within(region('For your class'));
  return { world, quiz, section, ...page };
}

const available = () =>
  [...document.querySelectorAll('dl > div')].find((each) => each.textContent?.startsWith('Available'))
    ?.textContent;

test('an assigned quiz counts as available, and its button leads to the rules and into the quiz', async () => {
  const { user, section } = await anAssignedQuiz({ closesIn: 50 * HOUR_MS }, { timeFactorPercent: 125 });
  section.getByRole('heading', { name: 'Cells' });
  section.getByText(/^Until /);
  section.getByText('You have 25% more time.');
  expect(available()).toBe('Available1');
  await user.click(section.getByRole('button', { name: /^Open quiz/ }));
  await screen.findByText(/^12 minutes 30 seconds in all/);
  screen.getByText(/^It closes on /);
  await user.click(screen.getByRole('button', { name: /^Start Quiz/ }));
  await screen.findByRole('timer');
});

test('a quiz that opens later becomes available by itself, by the server’s clock', async () => {
  const { section } = await anAssignedQuiz({ opensIn: 4000, closesIn: HOUR_MS });
  section.getByText(/^Opens .*, until /);
  expect(section.queryByRole('button')).toBeNull();
  expect(available()).toBe('Available0');
  await section.findByRole('button', { name: /^Open quiz/ });
  expect(available()).toBe('Available1');
});

test('the card of a quiz that is not open yet counts the seconds, and then enables its button', async () => {
  const { world, quiz, leave } = await anAssignedQuiz({ opensIn: 6000 });
  leave();
  const { user } = await visit(world, `/student?quizId=${quiz.shareId}`, { as: 'student', name: 'Sam' });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Start Quiz/ });
  expect(button.disabled).toBe(true);
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toMatch(/^This quiz opens on .*It opens in 00:0[1-6]/);
  await screen.findByText('You can start now.');
  expect(button.disabled).toBe(false);
  world.clock.advance(6000);
  await user.click(button);
  await screen.findByRole('timer');
});

test('a finished quiz says until when it was open, and has no button', async () => {
  const { section, world, quiz, leave } = await anAssignedQuiz({ closesIn: 600 });
  await section.findByText(/^It was open until /);
  expect(section.queryByRole('button')).toBeNull();
  expect(available()).toBe('Available0');
  leave();
  world.clock.advance(600);
  await visit(world, `/student?quizId=${quiz.shareId}`, { as: 'student', name: 'Sam' });
  await screen.findByText(/^The time to start this quiz ended on /);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Start Quiz/ }).disabled).toBe(true);
});

test('a student on no list of the class reads why the quiz cannot be started', async () => {
  const { world, quiz, leave } = await anAssignedQuiz({});
  leave();
  await visit(world, `/student?quizId=${quiz.shareId}`, { as: 'student', name: 'Tia' });
  await screen.findByText('This quiz is for a class whose list you are not on.');
});

afterEach(() => sessionStorage.clear());

test('a student’s standing needs are shown on the card and apply in the quiz', async () => {
  const { user, section } = await anAssignedQuiz({}, { largerText: true, hideTimer: true });
  await user.click(section.getByRole('button', { name: /^Open quiz/ }));
  await screen.findByText('Text and buttons are larger for you.');
  await user.click(screen.getByRole('checkbox', { name: /^Tell me when 5 minutes/ }));
  await user.click(screen.getByRole('button', { name: /^Start Quiz/ }));
  await screen.findByRole('button', { name: 'Show the time' });
  screen.getByRole('button', { name: /^Tell me when 5 minutes/, pressed: true });
  expect(screen.queryByRole('timer')).toBeNull();
  expect(document.documentElement.dataset.text).toBe('larger');
});

test('a student with a hidden timer resumes a quiz without seeing the time left', async () => {
  const { world, quiz, leave } = await anAssignedQuiz({}, { hideTimer: true });
  const timed = await aPublishedQuiz(world, { teacherName: 'Bob', settings: { title: 'Atoms' } });
  const sam = await world.signIn('student', 'Sam');
  for (const { shareId } of [quiz, timed]) await sam.rest('POST', '/student/attempt', { shareId });
  leave();
  await visit(world, '/student', { as: 'student', name: 'Sam' });
  await screen.findByRole('button', { name: /^Continue, .* left$/ });
  screen.getByRole('button', { name: 'Continue' });
});

/** The dashboard's only solid button. */
const solid = () =>
  [...document.querySelectorAll('main button')]
    .filter(({ className }) => className.includes('primary'))
    .map(({ textContent }) => textContent);
const comesBefore = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
test('the quiz that ends first has the solid button, and the join field is at the foot', async () => {
  const world = aWorld();
  const sam = await world.signIn('student', 'Sam');
  for (const [title, opensIn, closesIn] of [
    ['Light', 0, 9],
    ['Sound', 0, 3],
    ['Waves', 5, 7],
  ] as const) {
    const quiz = await aPublishedQuiz(world, { teacherName: title, settings: { title } });
    const classId = aClass(world, { teacher: quiz.teacher, name: `8 ${title}` });
    aMember(world, { classId, student: sam });
    const at = (hours: number) => world.clock.now() + hours * HOUR_MS;
    await quiz.teacher.rest('PUT', `/quiz/${quiz.quizId}/assignment`, {
      ...{ classIds: [classId], opensAt: opensIn ? at(opensIn) : null, closesAt: at(closesIn) },
    });
  }
  const { user } = await visit(world, '/student', { as: 'student', name: 'Sam' });
  const due = within(await screen.findByRole('region', { name: 'For your class' }));
  await due.findAllByRole('listitem');
  expect(due.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    ...['Sound', 'Light', 'Waves'],
  ]);
  expect(due.getAllByText(/^8 /).map(({ textContent }) => textContent)).toEqual([
    '8 Sound',
    '8 Light',
    '8 Waves',
  ]);
  const [first, second, later] = due.getAllByRole('listitem').map((row) => within(row));
  expect(solid()).toEqual([first?.getByRole('button', { name: /^Open quiz/ }).textContent]);
  expect(second?.getByRole('button', { name: /^Open quiz/ })).toBeDefined();
  expect(later?.queryByRole('button')).toBeNull();
  expect(comesBefore(region('For your class'), region('Join Quiz by ID'))).toBe(true);
  expect(comesBefore(region('Your Quiz Attempts'), region('Join Quiz by ID'))).toBe(true);
  await user.click(first?.getByRole('button', { name: /^Open quiz/ }) ?? document.body);
  await screen.findByRole('heading', { level: 1, name: 'Sound' });
});

test('a running attempt is above startable quizzes, and has the solid button', async () => {
  const { world, leave } = await anAssignedQuiz({ closesIn: HOUR_MS });
  const sam = await world.signIn('student', 'Sam');
  const other = await aPublishedQuiz(world, { teacherName: 'Bob', settings: { title: 'Atoms' } });
  await sam.rest('POST', '/student/attempt', { shareId: other.shareId });
  leave();
  await visit(world, '/student', { as: 'student', name: 'Sam' });
  const resume = await screen.findByRole('button', { name: /^Continue/ });
  const open = await screen.findByRole('button', { name: /^Open quiz/ });
  expect(comesBefore(resume, open)).toBe(true);
  expect(solid()).toEqual([resume.textContent]);
});

test('if nothing is due the join field is first, even if a class has a later quiz', async () => {
  await anAssignedQuiz({ opensIn: HOUR_MS });
  screen.getByText('Nothing is due.');
  expect(comesBefore(region('Join Quiz by ID'), region('For your class'))).toBe(true);
  expect(solid()[0]).toMatch(/^Join Quiz/);
  expect(solid()).toHaveLength(1);
});

test('all times on a student’s page have the same form', async () => {
  const { world, leave } = await anAssignedQuiz({ closesIn: 50 * HOUR_MS });
  const done = await aPublishedQuiz(world, { teacherName: 'Bob', settings: { title: 'Atoms' } });
  await aSubmitter(world, done, { name: 'Sam' });
  leave();
  await visit(world, '/student', { as: 'student', name: 'Sam' });
  await screen.findByRole('button', { name: /^Open quiz/ });
  await screen.findByRole('heading', { name: 'Atoms' });
  const said = document.body.textContent ?? '';
  expect(said).toMatch(/Until \w{3} \d{1,2} \w{3,4} at \d{1,2}:\d\d/);
  expect(said).toMatch(/\d{1,2} \w{3,4} \d{4}, \d{1,2}:\d\d/);
  expect(said).not.toMatch(/\d\s?[AP]M\b/);
});
