import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { aPublishedQuiz } from '../../../server/testing/factories';
import { aWorld } from '../../../server/testing/world';
import { messages } from '../../../shared/messages';
import { paths, withQuery } from '../../../shared/paths';
import { teacherPaths } from '../../../shared/teacher-paths';
import { visit } from '../../testing/visit';

const googleButton = () => screen.findByRole('button', { name: /^Continue with Google/ });
const here = () => location.pathname + location.search;

test('a teacher gets to the sign-in only through the terms', async () => {
  const { user } = await visit(aWorld(), paths.teacherLogin);
  await user.click(await googleButton());
  expect(screen.getByText('Please accept the terms to continue.')).toBeDefined();
  expect(here()).toBe(paths.teacherLogin);
  await user.click(screen.getByRole('checkbox', { name: /I have read and accept/ }));
  await user.click(await googleButton());
  await screen.findByRole('heading', { name: 'Choose an account' });
});

test('a teacher who signs in gets to their quizzes, and stays signed in after a reload', async () => {
  const world = aWorld();
  const { user, leave } = await visit(world, paths.teacherLogin);
  await user.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));
  await user.click(await googleButton());
  await user.click(await screen.findByRole('button', { name: /Meera Rao/ }));
  await screen.findByRole('heading', { name: 'Welcome, Meera Rao' });
  expect(here()).toBe('/teacher');
  leave();
  await visit(world, '/teacher');
  await screen.findByRole('heading', { name: 'Welcome, Meera Rao' });
});

test('a teacher who bypassed the terms box starts again at it', async () => {
  const { user } = await visit(aWorld(), withQuery(paths.demoSignIn, { role: 'teacher' }));
  await user.click(await screen.findByRole('button', { name: /Meera Rao/ }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /I have read and accept/ });
  expect(box.checked).toBe(false);
  await user.click(await googleButton());
  await screen.findByText('Please accept the terms to continue.');
  expect(localStorage.getItem('token')).toBeNull();
});

test('a student needs no terms, and gets to the quiz in the link', async () => {
  const world = aWorld();
  const { shareId } = await aPublishedQuiz(world, { settings: { title: 'Cells' } });
  const { user } = await visit(world, withQuery(paths.studentLogin, { quizId: shareId }));
  await user.click(await googleButton());
  await user.click(await screen.findByRole('button', { name: /Asha Kumar/ }));
  await screen.findByRole('heading', { name: 'Cells' });
  expect(here()).toBe(`/student?quizId=${shareId}`);
});

test('a teacher sent to the login from a page of the desk returns to that page', async () => {
  const world = aWorld();
  const teacher = await world.signIn('teacher', 'Ann');
  const quizId: string = (await teacher.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  const { user } = await visit(world, `/teacher?quiz=${quizId}&view=edit`);
  await user.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));
  await user.click(await googleButton());
  await user.type(await screen.findByLabelText('Name'), 'Ann');
  await user.type(screen.getByLabelText('Email'), 'ann@school.example{Enter}');
  await screen.findByRole('heading', { name: 'Cells' });
  expect(here()).toBe(`/teacher/quizzes/${quizId}/questions`);
});

test('an address outside the desk is not followed after the sign-in', async () => {
  const { user } = await visit(
    aWorld(),
    withQuery(paths.studentLogin, { next: 'https://elsewhere.example/' }),
  );
  await user.click(await googleButton());
  await user.click(await screen.findByRole('button', { name: /Asha Kumar/ }));
  await screen.findByRole('heading', { name: 'Welcome, Asha Kumar' });
  expect(here()).toBe('/student');
});

/** The sign-in page of an external provider. */
function atAnotherServer(): void {
  const meta = document.createElement('meta');
  meta.name = 'site-config';
  meta.content = JSON.stringify({ identityProvider: 'oidc' });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}

test('without the server the login page says so and stays, if the next page is not loaded yet', async () => {
  atAnotherServer();
  const { user, network } = await visit(aWorld(), paths.studentLogin);
  network.goAway();
  await user.click(await googleButton());
  expect((await screen.findByRole('alert')).textContent).toContain('The server cannot be reached right now.');
  expect(here()).toBe(paths.studentLogin);
});

test('without the server the account page says so and stays, and the next press works', async () => {
  const { user, network } = await visit(aWorld(), paths.studentLogin);
  network.goAway();
  await user.click(await googleButton());
  await user.click(await screen.findByRole('button', { name: /^A?Asha Kumar/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Login failed. Please try again.');
  network.comeBack();
  await user.click(screen.getByRole('button', { name: /^A?Asha Kumar/ }));
  await screen.findByRole('heading', { name: 'Welcome, Asha Kumar' });
});

test('a session ended by the server leads to the login page, which gives the reason', async () => {
  const world = aWorld();
  const student = await world.signIn('student', 'Sam');
  const { leave } = await visit(world, '/student', { as: 'student', name: 'Sam' });
  await screen.findByRole('heading', { name: 'Welcome, Sam' });
  leave();
  await student.mutate('accounts.logoutEverywhere');
  await visit(world, '/student');
  await screen.findByRole('heading', { name: 'Student Login' });
  expect(localStorage.getItem('token')).toBeNull();
});

test('another account needs a name and an email, each reported missing under its field', async () => {
  const { user } = await visit(aWorld(), withQuery(paths.demoSignIn, { role: 'student' }));
  await user.click(await screen.findByRole('button', { name: /^Sign in/ }));
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText('Name'), 'Lena');
  await user.type(screen.getByLabelText('Email'), 'lena@school.example{Enter}');
  await screen.findByRole('heading', { name: 'Welcome, Lena' });
});

test('a session that ends while a teacher watches a quiz says so, and the login leads back to it', async () => {
  const world = aWorld();
  const { quizId, teacher } = await aPublishedQuiz(world);
  const watching = teacherPaths.live(quizId);
  const { user } = await visit(world, watching, { as: 'teacher', name: 'Ann' });
  await screen.findByText('Nobody has started yet');
  await teacher.mutate('accounts.logoutEverywhere');
  await screen.findByText(messages.sessionEnded);
  expect(here()).toBe(withQuery(paths.teacherLogin, { next: watching }));
  await user.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));
  await user.click(await googleButton());
  await user.type(await screen.findByLabelText('Name'), 'Ann');
  await user.type(screen.getByLabelText('Email'), 'ann@school.example{Enter}');
  await screen.findByText('Nobody has started yet');
  expect(here()).toBe(watching);
});
