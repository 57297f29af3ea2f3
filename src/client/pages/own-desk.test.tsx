import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWorld } from '../../server/testing/world';
import { visit } from '../testing/visit';

const PUBLIC_PAGES = [
  ...['/', '/about-us', '/contact-us', '/plans', '/terms', '/refund-policy', '/privacy-policy'],
  ...['/login/teacher', '/login/student', '/no-such-page'],
];
const ROLES = ['teacher', 'student'] as const;

/** The first link in a page's head, with a name for screen readers and an icon. */
const logo = (): HTMLElement => document.querySelector<HTMLElement>('body header a[href]') as HTMLElement;

test.each(ROLES)(
  'every public page links a signed-in %s to the own desk, and offers no login',
  async (role) => {
    const world = aWorld();
    for (const address of PUBLIC_PAGES) {
      const { leave } = await visit(world, address, { as: role, name: 'Ann' });
      const [toDesk] = await screen.findAllByRole('link', { name: 'My quizzes' });
      expect(toDesk?.getAttribute('href'), address).toBe(`/${role}`);
      expect(logo().getAttribute('href'), address).toBe(`/${role}`);
      expect(document.querySelector(`a[href^="/login/${role}"]`), address).toBeNull();
      leave();
    }
  },
);

test.each(ROLES)('the logo leads a %s from a static page to the own desk', async (role) => {
  const { user } = await visit(aWorld(), '/terms', { as: role, name: 'Ann' });
  await screen.findAllByRole('link', { name: 'My quizzes' });
  await user.click(logo());
  await screen.findByRole('heading', { name: /^Welcome/ });
  expect(location.pathname).toBe(`/${role}`);
});

test('a login page names the signed-in user, and that of the other role leads to the own desk', async () => {
  const world = aWorld();
  const first = await visit(world, '/login/student', { as: 'student', name: 'Sam' });
  await screen.findByText(/^You are signed in\./);
  first.leave();
  const { user } = await visit(world, '/login/teacher', { as: 'student', name: 'Sam' });
  await user.click(await screen.findByRole('link', { name: 'Go to your student dashboard' }));
  await screen.findByRole('heading', { name: /^Welcome/ });
  expect(location.pathname).toBe('/student');
});

test('the front page leads a teacher to the desk without a new login, and still to the student login', async () => {
  const { user } = await visit(aWorld(), '/', { as: 'teacher', name: 'Ann' });
  await screen.findByRole('heading', { name: 'Ready when your class is' });
  const main = within(screen.getByRole('main'));
  const [toDesk] = main.getAllByRole('link', { name: 'My quizzes' });
  expect(toDesk?.getAttribute('href')).toBe('/teacher');
  expect(main.getByRole('link', { name: 'For Teachers' }).getAttribute('href')).toBe('/teacher');
  await user.click(main.getByRole('link', { name: 'For Students' }));
  await screen.findByRole('heading', { name: 'Student Login' });
});

test('a signed-out visitor is offered the front page and the logins', async () => {
  const { user } = await visit(aWorld(), '/about-us');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'My quizzes' })).toBeNull();
  await user.click(logo());
  await user.click(await screen.findByRole('link', { name: 'For Students' }));
  await screen.findByRole('heading', { name: 'Student Login' });
});
