import type { Page } from 'playwright-core';
import type { Caller } from '../../../../scripts/demo/caller';
import { demoQuestions, demoQuiz } from '../../../../scripts/demo/class-quiz';
import { teacherPaths } from '../../../shared/teacher-paths';
import { buildQuiz, type PublishedQuiz, publish, takeQuiz } from './classroom';
import { enter, visit } from './page-acts';
import type { School } from './school';
import type { Screen } from './screen';

const MINUTE_MS = 60_000;

interface Assigned {
  readonly teacher: Caller;
  readonly quiz: PublishedQuiz;
}

/** A separate teacher with a class of five: one has submitted, one is writing, one has more time. */
async function anAssignedQuiz(school: School, window: (now: number) => object): Promise<Assigned> {
  const teacher = await school.newTeacher({ plan: true });
  const questions = demoQuestions.slice(0, 2).map(({ question }) => question);
  const quiz = await publish(teacher, await buildQuiz(teacher, { ...demoQuiz, title: 'Cells' }, questions));
  const { _id: classId } = await teacher.call<{ _id: string }>('POST', '/api/class', { name: '7b' });
  const add = (member: object) =>
    teacher.call<{ _id: string }>('POST', `/api/class/${classId}/members`, member);
  const need = async (member: object, needs: object) => {
    const { _id } = await add(member);
    await teacher.call('PUT', `/api/class/${classId}/members/${_id}`, { needs });
    return _id;
  };
  const [ann, ben] = [await school.newStudent('Ann Aydin'), await school.newStudent('Ben Berger')];
  await add({ name: 'Ann Aydin', email: ann.email });
  await add({ name: 'Ben Berger', email: ben.email });
  await takeQuiz(ann, quiz, ['Chloroplast']);
  await ben.call('POST', '/api/student/attempt', { shareId: quiz.shareId });
  await need({ name: 'Chiara Cohen', number: '3' }, { timeFactorPercent: 125, largerText: true });
  await add({ name: 'Dev Diaz', number: '4' });
  const elif = await need({ name: 'Elif Erdem', number: '5' }, { hideTimer: true });
  await teacher.call('PUT', `/api/quiz/${quiz.quizId}/assignment`, {
    classIds: [classId],
    exceptions: { [elif]: { tabChangeLimit: 6 } },
    ...window(Date.now()),
  });
  return { teacher, quiz };
}

const openNow = (now: number) => ({ opensAt: now - 60 * MINUTE_MS, closesAt: now + 120 * MINUTE_MS });
const tooShort = (now: number) => ({ opensAt: now + 60 * MINUTE_MS, closesAt: now + 90 * MINUTE_MS });

const assigning = (name: string, window: typeof openNow, act?: (page: Page) => Promise<void>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    const { teacher, quiz } = await anAssignedQuiz(school, window);
    await enter(page, teacher);
    await visit(page, teacherPaths.assign(quiz.quizId), 'Students');
    await page.getByText('Dev Diaz').waitFor();
    await act?.(page);
  },
});

const inDialog = (page: Page, title: string) => page.getByRole('dialog', { name: title }).waitFor();

export const assignScreens: readonly Screen[] = [
  {
    name: 'quiz-assign-empty',
    who: 'teacher',
    async open(page, school) {
      await enter(page, school.teacher);
      await visit(page, teacherPaths.assign(school.quizzes.open.quizId), 'Who takes this quiz, and when');
      await page.getByText('Not assigned to a class.').waitFor();
    },
  },
  assigning('quiz-assign', openNow),
  assigning('quiz-assign-short', tooShort, (page) =>
    page.getByText('Chiara Cohen loses 8 minutes').waitFor(),
  ),
  assigning('quiz-assign-exception', openNow, async (page) => {
    await page.getByRole('button', { name: 'Edit the exception of Chiara Cohen' }).click();
    await inDialog(page, 'Chiara Cohen in this quiz');
  }),
  assigning('quiz-assign-make-up', openNow, async (page) => {
    await page.getByText('Not started 3').click();
    await page.getByRole('button', { name: 'Select all 3' }).click();
    await page.getByRole('button', { name: 'Give 3 students a make-up time…' }).click();
    await inDialog(page, 'Give a make-up time');
  }),
];
