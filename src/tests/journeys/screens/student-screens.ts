import type { Page } from 'playwright-core';
import { takeQuiz } from './classroom';
import { cutOff, enter, startQuiz, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

const DASHBOARD = /Welcome/;

async function asNewStudent(page: Page, school: School) {
  const student = await school.newStudent();
  await enter(page, student);
  return student;
}

async function joinBy(page: Page, shareId: string): Promise<void> {
  await page.getByPlaceholder('Enter quiz ID (e.g., ABC123)').fill(shareId);
  await page.getByRole('button', { name: 'Join Quiz' }).click();
}

const alertWith = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

export const studentScreens: readonly Screen[] = [
  {
    name: 'student-empty',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await visit(page, '/student', DASHBOARD);
      await page.getByText('No quiz attempts found.').waitFor();
    },
  },
  {
    name: 'student-attempts',
    who: 'student',
    async open(page, school) {
      await enter(page, school.asha);
      await visit(page, '/student', DASHBOARD);
      await page.getByText('Results not released').first().waitFor();
    },
  },
  {
    name: 'student-responses',
    who: 'student',
    async open(page, school) {
      await enter(page, school.asha);
      await visit(page, '/student', DASHBOARD);
      const attempt = page.getByRole('listitem').filter({ hasText: school.quizzes.released.title });
      await attempt.getByRole('button', { name: /View Responses/ }).click();
      await attempt.getByText('Correct answer').first().waitFor();
    },
  },
  {
    name: 'student-responses-not-released',
    who: 'student',
    async open(page, school) {
      await enter(page, school.asha);
      await visit(page, '/student', DASHBOARD);
      const attempt = page.getByRole('listitem').filter({ hasText: school.quizzes.evaluated.title });
      await attempt.getByRole('button', { name: /View Responses/ }).click();
      await attempt.getByRole('button', { name: /Hide Responses/ }).waitFor();
    },
  },
  {
    name: 'student-join-known-id',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await visit(page, '/student', DASHBOARD);
      await page
        .getByPlaceholder('Enter quiz ID (e.g., ABC123)')
        .pressSequentially(school.quizzes.open.shareId);
    },
  },
  {
    name: 'student-join-closed',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await visit(page, '/student', DASHBOARD);
      await joinBy(page, school.quizzes.closed.shareId);
      await alertWith(page, 'This quiz is no longer accepting responses');
    },
  },
  {
    name: 'student-join-failed',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await visit(page, '/student', DASHBOARD);
      await cutOff(page, 'quizzes.getShared');
      await joinBy(page, school.quizzes.open.shareId);
      await alertWith(page, 'Failed to join quiz');
    },
  },
  {
    name: 'student-start-card',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await visit(page, '/student', DASHBOARD);
      await joinBy(page, school.quizzes.open.shareId);
      await page.getByRole('button', { name: 'Start Quiz' }).waitFor();
    },
  },
  {
    name: 'student-start-failed',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await cutOff(page, 'attempts.join');
      await visit(page, `/student?quizId=${school.quizzes.open.shareId}`, school.quizzes.open.title);
      await page.getByRole('button', { name: 'Start Quiz' }).click();
      await alertWith(page, 'Failed to join quiz');
    },
  },
  {
    name: 'student-join-without-quiz',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await visit(page, '/student', DASHBOARD);
      await page.route('**/trpc/attempts.join*', (route) =>
        route.fulfill({ json: { result: { data: {} } } }),
      );
      await joinBy(page, school.quizzes.open.shareId);
      await page.getByRole('button', { name: 'Start Quiz' }).click();
      await alertWith(page, 'Unable to start quiz');
    },
  },
  {
    name: 'student-link-unknown',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await visit(page, '/student?quizId=ZZZZZZZZ', DASHBOARD);
      await alertWith(page, 'Quiz not found or not published');
    },
  },
  {
    name: 'student-link-failed',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await cutOff(page, 'quizzes.getShared');
      await visit(page, `/student?quizId=${school.quizzes.open.shareId}`, DASHBOARD);
      await alertWith(page, 'The quiz could not be opened, because the server cannot be reached.');
    },
  },
  {
    name: 'student-link-closed',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await visit(page, `/student?quizId=${school.quizzes.closed.shareId}`, DASHBOARD);
      await alertWith(page, 'This quiz is no longer accepting responses');
    },
  },
  {
    name: 'student-resume',
    who: 'student',
    async open(page, school) {
      await asNewStudent(page, school);
      await startQuiz(page, school.quizzes.open);
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByText('Question 2 of 5').first().waitFor();
      await visit(page, '/student', DASHBOARD);
      await page.getByRole('button', { name: 'Start Fresh' }).waitFor();
    },
  },
  {
    name: 'student-in-progress',
    who: 'student',
    async open(page, school) {
      const student = await asNewStudent(page, school);
      await takeQuiz(student, school.quizzes.brief, []);
      await student.call('POST', '/api/student/attempt', { shareId: school.quizzes.open.shareId });
      await visit(page, '/student', DASHBOARD);
      await page.getByText(school.quizzes.open.title).first().waitFor();
    },
  },
];
