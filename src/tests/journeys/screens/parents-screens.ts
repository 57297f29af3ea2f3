import type { Page } from 'playwright-core';
import type { Caller } from '../../../../scripts/demo/caller';
import { teacherPaths } from '../../../shared/teacher-paths';
import { aMarkedClass, aTaggedQuiz, type MarkedClass } from '../a-marked-class';
import { oncePer } from './once';
import { enter, visit } from './page-acts';
import type { Screen } from './screen';

const NAMES = ['Asha Kumar', 'Ben Okafor', 'Chiara Rossi', 'João da Silva Pereira de Albuquerque', 'Mia Ek'];

/** Marks, comments, topics, a quiz that is still open, and one without marks. */
const aClassForParents = oncePer(async (school): Promise<MarkedClass & { readonly teacher: Caller }> => {
  const teacher = await school.newTeacher({ plan: true });
  const made = await aMarkedClass({ teacher, newStudent: school.newStudent }, { names: NAMES, quizCount: 4 });
  const { classId } = made;
  const quiz = await aTaggedQuiz(teacher, { title: 'Mathematics 5, the long one before the holidays' });
  const closesAt = Date.now() + 72 * 60 * 60 * 1000;
  await teacher.call('PUT', `/api/quiz/${quiz.quizId}/assignment`, { classIds: [classId], closesAt });
  return { ...made, teacher };
});

const onClass = (name: string, open: (page: Page, made: MarkedClass) => Promise<unknown>): Screen => ({
  name,
  who: 'teacher',
  async open(page, school) {
    const made = await aClassForParents(school);
    await enter(page, made.teacher);
    await open(page, made);
  },
});

export const parentsScreens: readonly Screen[] = [
  onClass('class-topics', async (page, { classId }) => {
    await visit(page, teacherPaths.classTopics(classId), 'Topics: 8b');
    await page.getByRole('button', { name: 'Fractions' }).click();
    await page.getByRole('link', { name: 'Ben Okafor' }).waitFor();
  }),
  {
    name: 'class-topics-empty',
    who: 'teacher',
    async open(page, school) {
      const teacher = await school.newTeacher({ plan: false });
      const { _id } = await teacher.call<{ _id: string }>('POST', '/api/class', { name: '8b' });
      await enter(page, teacher);
      await visit(page, teacherPaths.classTopics(_id), 'Topics: 8b');
      await page.getByText('No topics yet').waitFor();
    },
  },
  onClass('parents-sheet', async (page, { classId, memberIds: [, ben = ''] }) => {
    await visit(page, teacherPaths.pupilReport(classId, ben), 'Sheet for parents: Ben Okafor');
    await page.getByLabel('Note').fill('The parents’ evening is on Friday at six.');
    await page.getByText('Note from the teacher').waitFor();
  }),
  onClass('parents-class', async (page, { classId }) => {
    await visit(page, teacherPaths.classReports(classId), 'Sheets for parents: 8b');
    await page.getByRole('button', { name: 'Print 5 sheets' }).waitFor();
  }),
];
