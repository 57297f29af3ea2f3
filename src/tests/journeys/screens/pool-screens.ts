import type { Page } from 'playwright-core';
import type { QuizResults } from '../../../shared/results/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { buildQuiz } from './classroom';
import { alterAnswer, enter, toTop, visit } from './page-acts';
import { allTypes } from './paper';
import type { School } from './school';
import type { Screen } from './screen';

const TITLE = 'Waves, drawn';

/** Opens a page of a new teacher's draft with a complete and an incomplete pool. */
async function openPooled(page: Page, school: School, address: (quizId: string) => string): Promise<void> {
  const teacher = await school.newTeacher({ plan: false });
  const alike = [...allTypes, ...allTypes].map((question) => ({ ...question, maximumMarks: 2 }));
  const { quizId, questionIds } = await buildQuiz(teacher, { title: TITLE }, alike);
  const pools = [
    { name: 'Energy', draw: 2, questionIds: questionIds.slice(1, 6) },
    { name: 'Stones that fall equally fast', draw: 1, questionIds: questionIds.slice(7, 8) },
  ];
  await teacher.call('PUT', `/api/quiz/${quizId}/pools`, { pools });
  await enter(page, teacher);
  await page.goto(address(quizId));
}

/** Results as if the second question had been drawn for every other student. */
function withDraws(results: QuizResults): QuizResults {
  const [first, second] = results.questions;
  const questionIds = [first, second].flatMap((question) => (question ? [question._id] : []));
  return {
    ...results,
    pools: [{ _id: 'pool', name: 'Energy', draw: 1, questionIds }],
    results: results.results.map((student, at) => ({
      ...student,
      notAsked: questionIds.filter((_, place) => place === at % 2),
    })),
  };
}

export const poolScreens: readonly Screen[] = [
  {
    name: 'pools-editor',
    who: 'teacher',
    async open(page, school) {
      await openPooled(page, school, teacherPaths.questions);
      await page.getByText('2 of these 5, drawn for each student').waitFor();
      await toTop(page);
    },
  },
  {
    name: 'pools-dialog',
    who: 'teacher',
    async open(page, school) {
      await openPooled(page, school, teacherPaths.questions);
      await page.getByRole('button', { name: 'Change Energy' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pools' });
      await dialog.getByRole('checkbox').first().check({ force: true });
      await dialog.getByRole('button', { name: 'Take out' }).waitFor();
    },
  },
  {
    name: 'pools-print',
    who: 'teacher',
    async open(page, school) {
      await openPooled(page, school, teacherPaths.print);
      await page.getByText('2 of these 5').waitFor();
    },
  },
  {
    name: 'pools-preview',
    who: 'teacher',
    async open(page, school) {
      await openPooled(page, school, teacherPaths.preview);
      await page.getByRole('button', { name: 'Draw again' }).waitFor();
    },
  },
  {
    name: 'pools-draws',
    who: 'teacher',
    async open(page, { teacher, quizzes }) {
      await alterAnswer<QuizResults>(page, 'results.toMark', withDraws);
      await enter(page, teacher);
      const { quizId } = quizzes.evaluated;
      await visit(page, teacherPaths.statistics(quizId), 'Draws');
      await page.getByText('Each student’s draw').click();
    },
  },
];
