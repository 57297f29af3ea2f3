import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buyPlan } from '../../../server/testing/stage';
import { aWorld } from '../../../server/testing/world';
import { paths, withQuery } from '../../../shared/paths';
import { teacherPaths } from '../../../shared/teacher-paths';
import { visit } from '../../testing/visit';

const getStarted = () => screen.findByRole('button', { name: /^Get Started Today/ });

/** Ann presses the button on the plans page. */
async function askForThePlan() {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  const page = await visit(world, paths.plans, { as: 'teacher', name: 'Ann' });
  await page.user.click(await getStarted());
  return { world, ann, ...page };
}

const hasPlan = async ({ ann }: Pick<Awaited<ReturnType<typeof askForThePlan>>, 'ann'>) =>
  (await ann.query('quizzes.dashboard')).body.planActive;

test('a visitor sees the amount charged, and the button leads to the login', async () => {
  const { user } = await visit(aWorld(), paths.plans);
  expect((await screen.findByText(/You will be charged/)).textContent).toContain('for one month.');
  await user.click(await getStarted());
  await screen.findByRole('heading', { name: 'Teacher Login' });
});

test('a student cannot buy: the button leads to the teacher login', async () => {
  const { user } = await visit(aWorld(), paths.plans, { as: 'student', name: 'Sam' });
  await user.click(await getStarted());
  await screen.findByRole('heading', { name: 'Teacher Login' });
});

test('a teacher who pays is back at the desk, with thanks and the plan', async () => {
  const { user, ann } = await askForThePlan();
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  await screen.findByText(/Thank you\. .* was paid for one month of the Premium Plan\./);
  expect(location.pathname).toBe(paths.teacher);
  expect(await hasPlan({ ann })).toBe(true);
});

test('a failed payment is shown in red, and the button works again', async () => {
  const { user, ann } = await askForThePlan();
  await user.click(await screen.findByRole('button', { name: /^Fail the payment/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('Payment failed. Please try again.');
  expect(await hasPlan({ ann })).toBe(false);
  await user.click(await getStarted());
  expect(screen.queryByRole('alert')).toBeNull();
  await screen.findByRole('dialog', { name: 'Test checkout' });
});

test('a closed checkout is not a failure', async () => {
  const { user, ann } = await askForThePlan();
  await screen.findByRole('dialog', { name: 'Test checkout' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await getStarted()).getAttribute('aria-busy')).toBe('false');
  expect(await hasPlan({ ann })).toBe(false);
});

test('a checkout that does not open says quietly that nothing was charged', async () => {
  const world = aWorld();
  const { user, network } = await visit(world, paths.plans, { as: 'teacher', name: 'Ann' });
  const button = await getStarted();
  network.goAway();
  await user.click(button);
  await screen.findByText('Checkout did not open. Nothing was charged.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a teacher with a plan confirms a second month, and Cancel charges nothing', async () => {
  const world = aWorld();
  await buyPlan(await world.signIn('teacher', 'Ann'));
  const { user } = await visit(world, paths.plans, { as: 'teacher', name: 'Ann' });
  await screen.findByText(/^Your plan is active until/);
  await user.click(await getStarted());
  await screen.findByRole('alertdialog', { name: 'Add another month?' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(await getStarted());
  await user.click(await screen.findByRole('button', { name: 'Add a month' }));
  await screen.findByRole('dialog', { name: 'Test checkout' });
});

/** Signs Ann in on the login page that the button opened, then presses the button again. */
async function signInAndPay(user: Awaited<ReturnType<typeof visit>>['user']): Promise<void> {
  await user.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));
  await user.click(screen.getByRole('button', { name: /^Continue with Google/ }));
  await user.type(await screen.findByLabelText('Name'), 'Ann');
  await user.type(screen.getByLabelText('Email'), 'ann@school.example{Enter}');
  await user.click(await getStarted());
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
}

test('a teacher who signs in before paying returns to the plans, and from there to the quiz', async () => {
  const world = aWorld();
  const ann = await world.signIn('teacher', 'Ann');
  const quizId: string = (await ann.rest('POST', '/quiz/', { title: 'Cells' })).body._id;
  const next = teacherPaths.questions(quizId);
  const { user } = await visit(world, withQuery(paths.plans, { next }));
  await user.click(await getStarted());
  await signInAndPay(user);
  await screen.findByRole('heading', { name: 'Cells' });
  expect(location.pathname).toBe(next);
});

test('the plans lead to no other site', async () => {
  const next = 'https://elsewhere.example/teacher';
  const { user } = await visit(aWorld(), withQuery(paths.plans, { next }), { as: 'teacher', name: 'Ann' });
  await user.click(await getStarted());
  await user.click(await screen.findByRole('button', { name: /^Pay / }));
  await screen.findByText(/Thank you\./);
  expect(location.pathname).toBe(paths.teacher);
});
