import type { Page } from 'playwright-core';
import { practicePath } from '../../../shared/paths';
import type { NextPractice, StudentPractice } from '../../../shared/practice/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { answerWith, cutOff, enter, refuse, visit } from './page-acts';
import {
  DAY_MS,
  feedback,
  MINUTE_MS,
  next,
  openSet,
  over,
  preview,
  set,
  sets,
  several,
  TITLE,
  WHY_GREEN,
  written,
} from './practice-answers';
import type { School } from './school';
import type { Screen } from './screen';

const student = (name: string, open: Screen['open']): Screen => ({ name, who: 'student', open });
const teacher = (name: string, open: Screen['open']): Screen => ({ name, who: 'teacher', open });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function practise(page: Page, school: School, shown: NextPractice, answer = feedback()): Promise<void> {
  await answerWith(page, 'practice.next', shown);
  await answerWith(page, 'practice.answer', answer);
  await enter(page, school.asha);
  await visit(page, practicePath('one'), `Practice: ${TITLE}`);
}

async function check(page: Page, label: string): Promise<void> {
  await page.getByLabel(label).check();
  await button(page, 'Check').click();
}

async function shareTab(page: Page, school: School): Promise<void> {
  const { quizId, title } = school.quizzes.released;
  await enter(page, school.teacher);
  await visit(page, teacherPaths.share(quizId), title);
}

export const practiceScreens: readonly Screen[] = [
  student('student-practice', async (page, school) => {
    const now = Date.now();
    const later = set('two', {
      title: 'Photosynthesis',
      dueCount: 0,
      newCount: 0,
      nextDueAt: now + 3 * DAY_MS,
    });
    const shown: StudentPractice = { sets: [set('one'), later], serverNow: now };
    await answerWith(page, 'practice.list', shown);
    await enter(page, school.asha);
    await visit(page, '/student', 'To repeat');
  }),
  student('practice', async (page, school) => {
    await practise(page, school, next());
    await page.getByLabel('Nucleus').check();
  }),
  student('practice-unanswered', async (page, school) => {
    await practise(page, school, written);
    await button(page, 'Check').click();
    await page.getByRole('alert').filter({ hasText: 'Give an answer first' }).waitFor();
  }),
  student('practice-correct', async (page, school) => {
    const answer = { studentAnswer: 'Mitochondria', score: 2, nextDueAt: Date.now() + 2 * DAY_MS };
    await practise(page, school, next(), feedback(answer));
    await check(page, 'Mitochondria');
    await page.getByText('It comes again').waitFor();
  }),
  student('practice-wrong', async (page, school) => {
    await practise(page, school, next());
    await check(page, 'Nucleus');
    await page.getByText('It comes again').waitFor();
  }),
  student('practice-partly', async (page, school) => {
    const answer = {
      ...{ type: 'msq' as const, options: ['Helium', 'Oxygen', 'Neon', 'Iron'], score: 1 },
      ...{ studentAnswer: ['Helium'], correctAnswer: ['Helium', 'Neon'], correctAnswerText: 'Helium, Neon' },
      ...{ explanation: 'Their outer shell is full.', nextDueAt: Date.now() + 6 * MINUTE_MS },
    };
    await practise(page, school, several, feedback(answer));
    await check(page, 'Helium');
    await page.getByText('Partly correct').waitFor();
  }),
  student('practice-unsure', async (page, school) => {
    const model = 'Chlorophyll in the leaves absorbs red and blue light and reflects green light.';
    const answer = {
      ...{ type: 'long' as const, questionText: WHY_GREEN },
      studentAnswer: 'The green light is not taken in.',
      ...{ correctAnswer: model, correctAnswerText: model, score: 1, maximumMarks: 4, isUnsure: true },
    };
    const { options: _, explanation: __, ...plain } = feedback(answer);
    await practise(page, school, written, plain);
    await page.getByLabel('Your answer').fill('The green light is not taken in.');
    await button(page, 'Check').click();
    await button(page, 'I knew it').waitFor();
  }),
  student('practice-offline', async (page, school) => {
    await practise(page, school, next());
    await cutOff(page, 'practice.answer');
    await check(page, 'Nucleus');
    await page.getByText('No connection.').first().waitFor();
  }),
  student('practice-end', async (page, school) => {
    await practise(page, school, next());
    await answerWith(page, 'practice.next', over(Date.now() + DAY_MS));
    await check(page, 'Nucleus');
    await button(page, 'Next').click();
    await page.getByText('Done for today').waitFor();
  }),
  student('practice-ended', async (page, school) => {
    await refuse(page, 'practice.next', 404, 'This practice is not open');
    await enter(page, school.asha);
    await visit(page, practicePath('one'), 'Practice');
    await page.getByText('This practice has ended').waitFor();
  }),
  teacher('practice-sets', async (page, school) => {
    await answerWith(page, 'practice.listSets', sets);
    await enter(page, school.teacher);
    await visit(page, teacherPaths.practiceSets, 'Practice');
    await page.getByText('Ended: 1').click();
    await page.getByText('Waves and sound').waitFor();
  }),
  teacher('practice-none', async (page, school) => {
    await enter(page, await school.newTeacher({ plan: false }));
    await visit(page, teacherPaths.practiceSets, 'Practice');
    await page.getByText('Nothing is open for practice').waitFor();
  }),
  teacher('share-practice', async (page, school) => {
    const quizId = school.quizzes.released.quizId;
    await answerWith(page, 'practice.listSets', { open: [openSet('one', { quizId })], ended: [] });
    await shareTab(page, school);
    await page.getByText('27 students practised').waitFor();
  }),
  teacher('practice-tag', async (page, school) => {
    await answerWith(page, 'bank.tags', [{ tag: 'Photosynthesis', count: 31 }]);
    await answerWith(page, 'practice.preview', { ...preview, quizId: null, tag: 'Photosynthesis' });
    const teacher = await school.newTeacher({ plan: false });
    for (const name of ['7b', '7c']) await teacher.call('POST', '/api/class', { name });
    await enter(page, teacher);
    await visit(page, teacherPaths.bank, 'Question bank');
    await page.getByLabel('Tag', { exact: true }).selectOption('Photosynthesis');
    await button(page, 'Practise this tag…').click();
    await page.getByRole('checkbox', { name: '7b' }).check();
  }),
  teacher('practice-open', async (page, school) => {
    await answerWith(page, 'practice.preview', preview);
    await shareTab(page, school);
    await button(page, 'Open for practice…').click();
    await page.getByText('Nobody has taken').waitFor();
  }),
];
