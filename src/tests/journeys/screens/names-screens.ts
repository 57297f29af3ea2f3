import type { Page } from 'playwright-core';
import type { QuizResults } from '../../../shared/results/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { alterAnswer, enter, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

type Query = Parameters<typeof teacherPaths.marks>[1];

/** The evaluated quiz with blind marking and at least one undecided answer. */
const blind = (all: QuizResults): QuizResults => ({
  ...all,
  blindMarking: true,
  results: all.results.map((student) => ({
    ...student,
    evaluationResults: student.evaluationResults.map((result, at) => ({
      ...result,
      needsReview: result.needsReview || at === 7,
    })),
  })),
});

const whileBlind = (
  name: string,
  query: (school: School) => Query,
  then: (page: Page) => Promise<unknown>,
): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    await alterAnswer<QuizResults>(page, 'results.toMark', blind);
    await enter(page, school.teacher);
    const { quizId } = school.quizzes.evaluated;
    await visit(page, teacherPaths.marks(quizId, query(school)), 'Quiz Evaluation');
    await page.getByText('Names hidden').first().waitFor();
    await then(page);
  },
});

const onQuestion = ({ quizzes: { evaluated } }: School): Query => ({
  tab: 'questions',
  question: evaluated.questionIds[7] ?? null,
});

export const namesScreens: readonly Screen[] = [
  whileBlind(
    'names-hidden-students',
    () => ({ tab: 'students' }),
    async () => {},
  ),
  whileBlind('names-hidden-bench', onQuestion, async () => {}),
  whileBlind(
    'names-hidden-show',
    () => ({}),
    async (page) => {
      await page.getByRole('button', { name: 'Show names' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  ),
];
