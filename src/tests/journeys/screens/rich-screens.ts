import type { Page } from 'playwright-core';
import type { Caller } from '../../../../scripts/demo/caller';
import { teacherPaths } from '../../../shared/teacher-paths';
import { type PublishedQuiz, publish } from './classroom';
import { enter, openQuestion, startQuiz, visit } from './page-acts';
import { buildRichQuiz, takenRichQuiz } from './rich-paper';
import type { School } from './school';
import type { Screen } from './screen';

const formula = (page: Page) => page.locator('math').first().waitFor();

const running = (name: string, number: number): Screen => ({
  name,
  who: 'student',
  async open(page, { newTeacher, newStudent }) {
    const teacher = await newTeacher({ plan: true });
    const quiz = await publish(teacher, await buildRichQuiz(teacher));
    await enter(page, await newStudent());
    await startQuiz(page, quiz);
    for (let at = 2; at <= number; at += 1) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByText(`Question ${at} of 4`).first().waitFor();
    }
  },
});

interface Taken {
  readonly teacher: Caller;
  readonly quiz: PublishedQuiz;
}

const marked = (name: string, then: (page: Page, taken: Taken) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    const taken = await takenRichQuiz(school, { isReleased: false });
    await enter(page, taken.teacher);
    await then(page, taken);
  },
});

async function atBench(page: Page, { quiz }: Taken, at: number): Promise<void> {
  const question = quiz.questionIds[at] ?? '';
  const address = teacherPaths.marks(quiz.quizId, { tab: 'questions', question });
  await visit(page, address, 'Quiz Evaluation');
  await formula(page);
}

async function writing(page: Page, { newTeacher }: School): Promise<void> {
  const teacher = await newTeacher({ plan: true });
  const { quizId, questionIds } = await buildRichQuiz(teacher);
  await enter(page, teacher);
  await openQuestion(page, teacherPaths.question(quizId, questionIds[0] ?? ''));
  await formula(page);
}

/** Formulas, code, tables, pictures and both text directions, on every screen that shows teachers' texts. */
export const richScreens: readonly Screen[] = [
  running('rich-runner-formulas', 1),
  running('rich-runner-code', 2),
  running('rich-runner-picture', 3),
  running('rich-runner-right-to-left', 4),
  {
    name: 'rich-responses',
    who: 'student',
    async open(page, school) {
      const { student } = await takenRichQuiz(school, { isReleased: true });
      await enter(page, student);
      await visit(page, '/student', /Welcome/);
      await page.getByRole('button', { name: /View Responses/ }).click();
      await formula(page);
    },
  },
  { name: 'rich-editor', who: 'teacher', open: writing },
  marked('rich-bench-choice', (page, taken) => atBench(page, taken, 0)),
  marked('rich-bench-code', (page, taken) => atBench(page, taken, 1)),
  marked('rich-bench-texts', (page, taken) => atBench(page, taken, 3)),
  marked('rich-drawer', async (page, { quiz }) => {
    await visit(page, teacherPaths.marks(quiz.quizId), 'Quiz Evaluation');
    await page
      .getByRole('button', { name: /View answers/ })
      .first()
      .click();
    await formula(page);
  }),
  marked('rich-statistics', async (page, { quiz }) => {
    await visit(page, teacherPaths.statistics(quiz.quizId), 'Quiz Evaluation');
    await formula(page);
  }),
  marked('rich-print', async (page, { quiz }) => {
    await visit(page, teacherPaths.print(quiz.quizId), quiz.title);
    await formula(page);
  }),
];
