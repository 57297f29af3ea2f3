import type { Page } from 'playwright-core';
import { enter, hold, refuse, visit } from './page-acts';
import type { Screen } from './screen';

const page = (name: string, address: string, heading: string | RegExp = /./): Screen => ({
  name,
  who: 'nobody',
  open: (opened) => visit(opened, address, heading),
});

// The price depends on the visitor's country, which tests do not look up on the internet.
const inIndia = (opened: Page) =>
  opened.route('https://api.country.is/**', (route) =>
    route.fulfill({ json: { country: 'IN' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );

/** Goes from the demo's account page back to the login page with an identity. */
async function chooseFirstAccount(opened: Page, role: 'teacher' | 'student'): Promise<void> {
  await opened.goto(`/login/${role}`);
  if (role === 'teacher') await opened.getByRole('checkbox').check();
  await opened.getByRole('button', { name: 'Continue with Google' }).click();
  await opened
    .getByRole('list', { name: `Sample ${role}s` })
    .getByRole('button')
    .first()
    .click();
}

export const publicScreens: readonly Screen[] = [
  page('landing', '/'),
  page('about-us', '/about-us'),
  page('terms', '/terms'),
  page('privacy-policy', '/privacy-policy'),
  page('refund-policy', '/refund-policy'),
  page('contact-us', '/contact-us'),
  page('not-found', '/no-such-page'),
  {
    name: 'login-signed-in',
    who: 'teacher',
    async open(opened, school) {
      await enter(opened, school.teacher);
      // The device knows the signed-in role only after the dashboard was opened.
      await visit(opened, '/teacher', /^Welcome/);
      await visit(opened, '/login/teacher', 'Teacher Login');
      await opened.getByText('You are signed in.').waitFor();
    },
  },
  {
    name: 'plans',
    who: 'nobody',
    async open(opened) {
      await inIndia(opened);
      await visit(opened, '/plans', /./);
      for (const summary of await opened.locator('summary').all()) await summary.click();
    },
  },
  {
    name: 'plans-checkout',
    who: 'teacher',
    async open(opened, school) {
      await inIndia(opened);
      await enter(opened, await school.newTeacher({ plan: false }));
      await visit(opened, '/plans', /./);
      await opened.getByRole('button', { name: 'Get Started Today' }).click();
      await opened.getByRole('dialog', { name: 'Test checkout' }).waitFor();
    },
  },
  {
    name: 'plans-active',
    who: 'teacher',
    async open(opened, school) {
      await inIndia(opened);
      await enter(opened, await school.newTeacher({ plan: true }));
      await visit(opened, '/plans', /./);
      await opened.getByText('Your plan is active until').waitFor();
      await opened.getByRole('button', { name: 'Get Started Today' }).click();
      await opened.getByRole('alertdialog', { name: 'Add another month?' }).waitFor();
    },
  },
  {
    name: 'plans-payment-failed',
    who: 'teacher',
    async open(opened, school) {
      await inIndia(opened);
      await enter(opened, await school.newTeacher({ plan: false }));
      await visit(opened, '/plans', /./);
      await opened.getByRole('button', { name: 'Get Started Today' }).click();
      await opened.getByRole('button', { name: 'Fail the payment' }).click();
      await opened.getByRole('alert').filter({ hasText: 'Payment failed' }).waitFor();
    },
  },
  page('login-teacher', '/login/teacher', 'Teacher Login'),
  {
    name: 'login-teacher-accepted',
    who: 'nobody',
    async open(opened) {
      await visit(opened, '/login/teacher', 'Teacher Login');
      await opened.getByRole('checkbox').check();
    },
  },
  page('login-student', '/login/student', 'Student Login'),
  page('login-student-joining', '/login/student?quizId=K7M2QX4P', 'Student Login'),
  {
    name: 'login-processing',
    who: 'nobody',
    async open(opened) {
      await hold(opened, 'accounts.loginStudent');
      await chooseFirstAccount(opened, 'student');
      await opened.getByRole('button', { name: 'Processing...' }).waitFor();
    },
  },
  {
    name: 'login-failed',
    who: 'nobody',
    async open(opened) {
      await opened.route('**/trpc/accounts.loginTeacher*', (route) => route.abort());
      await chooseFirstAccount(opened, 'teacher');
      await opened.getByRole('alert').filter({ hasText: 'Login failed' }).waitFor();
    },
  },
  {
    name: 'login-refused',
    who: 'nobody',
    async open(opened) {
      await refuse(opened, 'accounts.loginTeacher', 401, 'This address is not on the list.');
      await chooseFirstAccount(opened, 'teacher');
      await opened.getByRole('alert').filter({ hasText: 'not on the list' }).waitFor();
    },
  },
  page('login-class', '/login/class?quizId=K7M2QX4P', 'Sign in with your class code'),
  page('login-class-slip', '/login/class?class=K7M2QX4P#member=m1&slip=key', 'Sign in with your class code'),
  {
    name: 'login-class-missing',
    who: 'nobody',
    async open(opened) {
      await visit(opened, '/login/class', 'Sign in with your class code');
      await opened.getByRole('button', { name: 'Sign in' }).click();
      await opened.getByText('Please enter your PIN.').waitFor();
    },
  },
  {
    name: 'login-class-error',
    who: 'nobody',
    async open(opened) {
      await visit(opened, '/login/class?class=K7M2QX4P', 'Sign in with your class code');
      await opened.getByLabel('Your name or number').fill('Asha Kumar');
      await opened.getByLabel('PIN').fill('123456');
      await opened.getByRole('button', { name: 'Sign in' }).click();
      await opened.getByRole('alert').waitFor();
    },
  },
  page('demo-accounts', '/login/demo?role=teacher', 'Choose an account'),
  {
    name: 'demo-accounts-errors',
    who: 'nobody',
    async open(opened) {
      await visit(opened, '/login/demo?role=student', 'Choose an account');
      await opened.getByRole('button', { name: 'Sign in', exact: true }).click();
      await opened.getByText('Please enter an email address.').waitFor();
    },
  },
];
