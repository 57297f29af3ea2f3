import type { Page } from 'playwright-core';
import type { QuizResults } from '../../../shared/results/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { alterAnswer, cutOff, enter, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

/** A question of the released quiz with a written answer. */
const QUESTION = 7;

/** Only the first of the students with the same answer has a comment. */
const withOneComment = (all: QuizResults): QuizResults => ({
  ...all,
  results: all.results.map((student, at) => ({
    ...student,
    evaluationResults: student.evaluationResults.map((result) => ({
      ...result,
      comment: at === 0 ? 'Say which colours are absorbed, too.' : null,
      findings: result.findings && { ...result.findings, group: 'one' },
    })),
  })),
});

const onBench = async (page: Page, { teacher, quizzes }: School) => {
  const { quizId, questionIds } = quizzes.released;
  await enter(page, teacher);
  await visit(
    page,
    teacherPaths.marks(quizId, { tab: 'questions', question: questionIds[QUESTION] ?? null }),
    'Quiz Evaluation',
  );
  await page.getByRole('textbox', { name: /^Comment for/ }).waitFor();
};

const field = (page: Page) => page.getByRole('textbox', { name: /^Comment/ });

export const commentScreens: readonly Screen[] = [
  {
    name: 'comment-bench',
    who: 'teacher',
    async open(page, school) {
      await onBench(page, school);
      await page.getByRole('list', { name: 'Phrases' }).waitFor();
      await field(page).focus();
    },
  },
  {
    name: 'comment-failed',
    who: 'teacher',
    async open(page, school) {
      await cutOff(page, 'comments.write');
      await onBench(page, school);
      await field(page).fill('Say which colours are absorbed, and which one is reflected into our eyes.');
      await page
        .getByText(/^Not saved:/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'comment-differing',
    who: 'teacher',
    async open(page, school) {
      await alterAnswer<QuizResults>(page, 'results.toMark', withOneComment);
      await onBench(page, school);
      await page.getByRole('button', { name: 'Use for all' }).waitFor();
    },
  },
  {
    name: 'comment-student',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      await enter(page, teacher);
      await visit(page, teacherPaths.marks(quizzes.released.quizId), 'Quiz Evaluation');
      await page.getByRole('button', { name: 'View answers of Asha Kumar' }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByText('Your comment').first().waitFor();
      await drawer.getByRole('button', { name: 'Add a comment' }).first().click();
      await drawer.getByRole('list', { name: 'Phrases' }).waitFor();
    },
  },
];
